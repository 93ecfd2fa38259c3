import type { MailKind } from "../account-ports.ts";

/** Of mails of one kind about the same one is sent. */
export function dedupeKeyOf(kind: MailKind, about: readonly (string | number)[]): string {
  return [kind, ...about].join(":");
}
