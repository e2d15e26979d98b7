/** Requests are checked by compiled TypeBox schemas, and nothing is coerced or dropped. */
import type { FastifyInstance } from "fastify";
import type { TSchema } from "typebox";
import { Compile } from "typebox/compile";

export function addValidator(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema, httpPart }) => {
    const compiled = Compile(schema as TSchema);
    return (value: unknown) => {
      // A POST that has nothing to say may leave its body out.
      const given = httpPart === "body" && (value === null || value === undefined) ? {} : value;
      if (compiled.Check(given)) return { value: given };
      const [first] = compiled.Errors(given);
      const where = `${httpPart ?? "request"}${first?.instancePath ?? ""}`;
      return { error: new Error(`${where} ${first?.message ?? "is not well formed"}`) };
    };
  });
  // Answers are made by this program; their schemas are for the document.
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
}
