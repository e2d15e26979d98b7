import { spawn } from "node:child_process";
import { env, execPath, platform } from "node:process";

/** Runs npm, the one that runs us when there is one, and resolves to its exit code and output. */
export function npm(args, options = {}) {
  const { npm_execpath: cli, npm_node_execpath: node } = env;
  const child = cli
    ? spawn(node ?? execPath, [cli, ...args], { stdio: ["ignore", "pipe", "pipe"], ...options })
    : spawn("npm", args, {
        stdio: ["ignore", "pipe", "pipe"],
        shell: platform === "win32",
        ...options,
      });
  return new Promise((resolve, reject) => {
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (text) => (output += text));
    child.stderr.setEncoding("utf8").on("data", (text) => (output += text));
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
