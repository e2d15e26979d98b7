// Holds the packages to the picture in docs/ARCHITECTURE.md: a package imports only what stands to
// its left, what it imports it also declares, and nothing reaches into another package by path.
// The compiler cannot do this alone: npm puts every package within everyone's reach.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "./setup/paths.js";

const BELOW_APPS = ["ai", "notation", "protocol", "rules"];
const MAY_IMPORT = {
  rules: [],
  notation: ["rules"],
  protocol: ["notation", "rules"],
  ai: ["notation", "rules"],
  server: BELOW_APPS,
  web: BELOW_APPS,
  cli: BELOW_APPS,
};
const FOLDERS = ["src", "scripts"];
const IS_CODE = /\.[cm]?[jt]sx?$/;
/** Tests, the suites that several implementations pass, and what only tests use. */
const IS_TEST = /(\.test\.tsx?|\/contract\.ts|\/testing\/[^/]+)$/;
// The words as strings of their own ("import") are no imports, hence the look behind.
const SPECIFIER = /(?<!["'])(?:\bfrom\s*|\bimport\s*\(?\s*)["']([^"'\n]+)["']/g;

/** One sentence for each import, dependency or reference that breaks the picture. */
export function wrongImports(root = ROOT) {
  const rootManifest = readJson(join(root, "package.json"));
  return Object.keys(MAY_IMPORT).flatMap((name) => {
    const folder = join(root, "packages", name);
    const manifest = readJson(join(folder, "package.json"));
    const files = FOLDERS.flatMap((part) => codeUnder(join(folder, part)));
    return [
      ...wrongDeclarations(folder, name, manifest),
      ...files.flatMap((file) => wrongIn({ root, folder, name, manifest, rootManifest, file })),
    ];
  });
}

function wrongDeclarations(folder, name, manifest) {
  const declared = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
    .filter((dependency) => dependency.startsWith("@gemwright/") || dependency === "gemwright")
    .map(workspaceOf);
  const { references = [] } = readJson(join(folder, "tsconfig.json"));
  const referenced = references.map(({ path }) => path.replace("../", ""));
  const wrong = declared
    .filter((dependency) => !MAY_IMPORT[name].includes(dependency))
    .map((dependency) => `packages/${name}/package.json: ${name} may not depend on ${dependency}`);
  if (new Set([...declared, ...referenced]).size !== Math.min(declared.length, referenced.length))
    wrong.push(
      `packages/${name}/tsconfig.json: references ${list(referenced)}, but package.json depends on ${list(declared)}`,
    );
  return wrong;
}

function wrongIn({ root, folder, name, manifest, rootManifest, file }) {
  const where = relative(root, file).split(sep).join("/");
  const own = { ...manifest.dependencies, ...manifest.devDependencies };
  const declared = IS_TEST.test(where) ? { ...own, ...rootManifest.devDependencies } : own;
  return specifiersIn(file).flatMap((specifier) => {
    if (specifier.startsWith(".")) {
      const target = resolve(dirname(file), specifier);
      return target.startsWith(folder + sep) ? [] : [`${where}: ${specifier} leaves the package`];
    }
    if (/^(node:|virtual:|\/)/.test(specifier)) return [];
    const imported = packageOf(specifier);
    const workspace = workspaceOf(imported);
    if (workspace === name || imported in declared) return [];
    if (workspace && !MAY_IMPORT[name].includes(workspace))
      return [`${where}: ${name} may not import ${workspace}`];
    return [`${where}: ${imported} is not among the package's dependencies`];
  });
}

function specifiersIn(file) {
  return [...readFileSync(file, "utf8").matchAll(SPECIFIER)].map(([, specifier]) => specifier);
}

/** `@scope/name/part` → `@scope/name` */
function packageOf(specifier) {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}

/** `@gemwright/rules` → `rules`; undefined for a package that is not ours. */
function workspaceOf(name) {
  if (name === "gemwright") return "cli";
  return name.startsWith("@gemwright/") ? name.slice("@gemwright/".length) : undefined;
}

function list(names) {
  return names.join(", ") || "nothing";
}

function codeUnder(folder) {
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return codeUnder(path);
    return IS_CODE.test(entry.name) ? [path] : [];
  });
}

function readJson(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const wrong = wrongImports();
  for (const sentence of wrong) process.stderr.write(`${sentence}\n`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
}
