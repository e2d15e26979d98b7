import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const MODULES = join(ROOT, "node_modules");

/** What has been set up, and from what. Inside node_modules, so that it goes when they go. */
export const STAMPS = join(MODULES, ".gemwright");
