export { en as is } from "./en.ts";
