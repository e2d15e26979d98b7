/** The server, for whoever wants to start it from a program. */
export { makeApp, type App, type AppOptions } from "./app.ts";
export { openStore } from "./store/open.ts";
export { main } from "./main.ts";
