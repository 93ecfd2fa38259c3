import type { MailKind } from "@mealwright/schema/constants/mails";

/** Of mails of one kind about the same one is sent. */
export function dedupeKeyOf(kind: MailKind, about: readonly (string | number)[]): string {
  return [kind, ...about].join(":");
}
