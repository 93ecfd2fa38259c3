import type { ContactCategory } from "@mealwright/schema/constants/support";
import { HttpError } from "../../api/http-error.ts";

export interface ContactValues {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly category: ContactCategory;
}

export type ContactErrors = Partial<Record<"name" | "email" | "subject" | "message", string>>;

/** The four required fields that are empty (specification §5). */
export function missingFields(values: ContactValues): ContactErrors {
  return {
    ...(values.name.trim() === "" ? { name: "Please enter your name." } : {}),
    ...(values.email.trim() === "" ? { email: "Please enter your email." } : {}),
    ...(values.subject.trim() === "" ? { subject: "Please enter a subject." } : {}),
    ...(values.message.trim() === "" ? { message: "Please write your message." } : {}),
  };
}

/** What the server says of single fields. */
export function refusedFields(error: unknown): ContactErrors {
  const fields = error instanceof HttpError ? (error.body?.fields ?? {}) : {};
  const errors: ContactErrors = {};
  for (const name of ["name", "email", "subject", "message"] as const) {
    const text = fields[name];
    if (text !== undefined) errors[name] = text;
  }
  return errors;
}
