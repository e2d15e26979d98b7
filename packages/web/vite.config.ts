import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type Plugin, build, defineConfig } from "vite";

const root = import.meta.dirname;
const outDir = join(root, "dist");

/** Every file of the build by its address, for the worker that keeps them on the device. */
function builtFiles(folder: string, path = ""): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const at = `${path}/${entry.name}`;
    if (entry.isDirectory()) return builtFiles(join(folder, entry.name), at);
    return at === "/sw.js" ? [] : [at === "/index.html" ? "/" : at];
  });
}

/** Builds the service worker last, because it names everything else. */
function offline(): Plugin {
  return {
    name: "gemwright-offline",
    apply: "build",
    closeBundle: {
      sequential: true,
      order: "post",
      async handler() {
        const files = builtFiles(outDir).toSorted();
        const hash = createHash("sha256");
        for (const file of files)
          hash.update(file).update(readFileSync(join(outDir, file === "/" ? "index.html" : file)));
        await build({
          configFile: false,
          root,
          publicDir: false,
          logLevel: "warn",
          define: {
            BUILD: JSON.stringify({ name: hash.digest("hex").slice(0, 12), files }),
          },
          build: {
            outDir,
            emptyOutDir: false,
            target: "es2023",
            rolldownOptions: {
              input: join(root, "src/offline/worker.ts"),
              output: { entryFileNames: "sw.js", format: "iife" },
            },
          },
        });
      },
    },
  };
}

export default defineConfig({
  root,
  base: "/",
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir,
    target: "es2023",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: {
        // the engine's packages compute tables when they are loaded, and do nothing else
        moduleSideEffects: [
          { test: /packages[\\/](?:rules|notation|protocol)[\\/]/, sideEffects: false },
        ],
      },
    },
  },
  worker: { format: "es" },
  plugins: [offline()],
  server: { host: "127.0.0.1", proxy: { "/api": { target: "http://127.0.0.1:8080", ws: true } } },
});
