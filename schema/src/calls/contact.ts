import { contactBody } from "../contract/contact.ts";
import { successBody } from "../contract/shared/errors.ts";
import type { Call } from "./call.ts";

export const CONTACT_CALLS = {
  contact: {
    method: "POST",
    path: "/api/contact",
    word: "contact",
    access: "visitor",
    summary: "Write to support",
    body: contactBody,
    reply: successBody,
    status: 201,
  },
} as const satisfies Readonly<Record<string, Call>>;
