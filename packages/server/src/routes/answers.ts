/** Schemas of answers that many routes share, for the document. */
import { ERROR_CODES, ERRORS } from "@gemwright/protocol";
import Type from "typebox";

export const ErrorSchema = Type.Object({
  error: Type.Object({
    code: Type.Unsafe<string>({ type: "string", enum: [...ERROR_CODES] }),
    message: Type.String(),
    rule: Type.Optional(Type.String()),
  }),
});

/** The error answers of a route by status, each saying which codes it may carry. */
export const errors = (...statuses: readonly number[]): Record<number, Type.TSchema> =>
  Object.fromEntries(
    statuses.map((status) => {
      const codes = ERROR_CODES.filter((code) => ERRORS[code].status === status);
      return [status, { ...ErrorSchema, description: codes.join(", ") }];
    }),
  );
