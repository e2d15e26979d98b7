/** Commands that the server's package answers: the launcher sends them there, the help names them. */
export const SERVED: ReadonlyMap<string, string> = new Map([
  ["serve", "the web server; a bare `gemwright` is the same"],
  ["backup", "copies everything the server holds to a file, while it runs"],
  ["restore", "fills an empty database from a backup"],
  ["export", "copies tables to a file"],
  ["import", "adds the tables of a copy to a database"],
  ["verify", "checks that a deal is the one the server committed itself to"],
]);
