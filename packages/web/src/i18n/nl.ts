export { en as nl } from "./en.ts";
