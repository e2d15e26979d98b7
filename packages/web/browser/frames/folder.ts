/** Another build of the page, to be measured beside this one: a folder, served as it is. */
import { createReadStream, existsSync } from "node:fs";
import { type Server, createServer } from "node:http";
import { extname, join, normalize } from "node:path";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
};

export class Folder {
  readonly url: string;
  readonly #server: Server;

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.url = `http://127.0.0.1:${port}/`;
  }

  static async open(path: string): Promise<Folder> {
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? "/", "http://folder");
      const file = join(path, normalize(pathname === "/" ? "/index.html" : pathname));
      if (!file.startsWith(path) || !existsSync(file)) return void response.writeHead(404).end();
      response.setHeader("content-type", TYPES[extname(file)] ?? "application/octet-stream");
      createReadStream(file).pipe(response);
    }).listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("no port");
    return new Folder(server, address.port);
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
