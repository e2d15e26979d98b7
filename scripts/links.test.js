import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "./setup/paths.js";

const GENERATED = new Set(["node_modules", "dist"]);

/** The files below a folder whose names end in one of these ways; generated folders are left out. */
function files(folder, endings) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return entry.name.startsWith(".") || GENERATED.has(entry.name) ? [] : files(path, endings);
    return endings.some((ending) => entry.name.endsWith(ending)) ? [path] : [];
  });
}

const DOCUMENTS = files(ROOT, [".md"]);
const name = (path) => relative(ROOT, path);
/** A document without its blocks of code. */
const prose = (path) => readFileSync(path, "utf8").replace(/^```.*?^```$/gms, "");

/** The anchors that a reader of Markdown makes from headings. */
function anchors(path) {
  const headings = prose(path).matchAll(/^#+ (.*)$/gm);
  return Array.from(headings, ([, text]) =>
    text
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

/** What is wrong with a link that stands in a document, or nothing. */
function problem(document, link) {
  const [path, anchor] = link.split("#");
  const target = path === "" ? document : resolve(dirname(document), decodeURI(path));
  if (!existsSync(target)) return `${link}: there is no ${name(target)}`;
  if (anchor !== undefined && target.endsWith(".md") && !anchors(target).includes(anchor))
    return `${link}: ${name(target)} has no such heading`;
  return undefined;
}

describe("the documents", () => {
  test("are found", () => {
    expect(DOCUMENTS.map(name)).toContain(join("docs", "RULES.md"));
  });

  test.each(DOCUMENTS.map((path) => [name(path), path]))("%s links to what exists", (_, path) => {
    const text = prose(path).replace(/`[^`\n]*`/g, "");
    const links = Array.from(text.matchAll(/\]\(<?([^)\s>]+)>?[^)]*\)/g), ([, link]) => link);
    const own = links.filter((link) => !/^[a-z][a-z0-9+.-]*:/i.test(link));
    expect(own.map((link) => problem(path, link)).filter(Boolean)).toEqual([]);
  });

  test.each(DOCUMENTS.map((path) => [name(path), path]))("%s names files that exist", (_, path) => {
    const span = /`((?:bin|docs|packages|scripts|testdata)\/[\w./-]+)`/g;
    const named = Array.from(prose(path).matchAll(span), ([, file]) => file);
    // Not files: a place to fill in, and what the build makes.
    const real = named.filter((file) => !file.includes("NAME") && !file.includes("dist"));
    expect(real.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });
});

describe("the rules", () => {
  const ids = Array.from(
    readFileSync(join(ROOT, "docs", "RULES.md"), "utf8").matchAll(/^### (R\d\.\d) /gm),
    ([, id]) => id,
  );

  test("are numbered without a gap, each once", () => {
    const sections = [5, 4, 5, 5, 5, 5, 3];
    const expected = sections.flatMap((count, section) =>
      Array.from({ length: count }, (_, rule) => `R${section + 1}.${rule + 1}`),
    );
    expect(ids).toEqual(expected);
  });

  test("each have a test that carries their id", () => {
    const tests = files(join(ROOT, "packages"), [".test.ts", ".test.tsx"]);
    const tested = new Set(
      tests.flatMap((path) => readFileSync(path, "utf8").match(/(?<=\[)R\d\.\d(?=\])/g) ?? []),
    );
    expect(ids.filter((id) => !tested.has(id))).toEqual([]);
  });

  test("that code and documents name are all written down", () => {
    const sources = files(join(ROOT, "packages"), [".ts", ".tsx"]).concat(DOCUMENTS);
    const unknown = sources.flatMap((path) => {
      const named = readFileSync(path, "utf8").match(/\bR\d\.\d\b/g) ?? [];
      return named.filter((id) => !ids.includes(id)).map((id) => `${name(path)}: ${id}`);
    });
    expect(unknown).toEqual([]);
  });
});
