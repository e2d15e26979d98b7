// Compiles kernels/*.ts to WebAssembly and writes each module as a base64 TypeScript
// module, so that a browser worker, a Node worker and a test load it the same way.
// With --check it writes nothing and fails where a module is not what its kernel compiles to.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import asc from "assemblyscript/asc";

const root = join(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "gemwright-kernels-"));

async function moduleText(name) {
  const out = join(folder, `${name}.wasm`);
  const { error } = await asc.main([
    join(root, "kernels", `${name}.ts`),
    "--outFile",
    out,
    "-O3",
    "--noAssert",
    "--runtime=stub",
    "--enable=simd",
    "--importMemory",
  ]);
  if (error) throw new Error(`kernels/${name}.ts does not compile`, { cause: error });
  const lines = readFileSync(out)
    .toString("base64")
    .match(/.{1,96}/gu)
    .map((line) => `  "${line}"`);
  return (
    `/** Made by scripts/build-kernels.js from kernels/${name}.ts. */\n` +
    `export const ${name}Wasm: string =\n${lines.join(" +\n")};\n`
  );
}

try {
  for (const name of ["infer", "train"]) {
    const file = join(root, "src", "network", `${name}.wasm.ts`);
    const text = await moduleText(name);
    if (!process.argv.includes("--check")) writeFileSync(file, text);
    else if (readFileSync(file, "utf8") !== text)
      throw new Error(`${file} is not what kernels/${name}.ts compiles to`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
