// Compiles kernels/*.ts to WebAssembly and writes each module as a base64 TypeScript
// module, so that a browser worker, a Node worker and a test load it the same way.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import asc from "assemblyscript/asc";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");

for (const name of ["infer", "train"]) {
  const out = join(root, "kernels", `${name}.wasm`);
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
  const text = readFileSync(out).toString("base64");
  rmSync(out);
  const lines = text.match(/.{1,96}/gu).map((line) => `  "${line}"`);
  writeFileSync(
    join(root, "src", "network", `${name}.wasm.ts`),
    `/** Made by scripts/build-kernels.js from kernels/${name}.ts. */\n` +
      `export const ${name}Wasm: string =\n${lines.join(" +\n")};\n`,
  );
}
