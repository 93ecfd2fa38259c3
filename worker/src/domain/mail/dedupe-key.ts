import type { MailKind } from "@mealwright/schema/constants/mails";

/** The key under which only one mail of a kind is sent about the same thing. */
export function dedupeKeyOf(kind: MailKind, about: readonly (string | number)[]): string {
  return [kind, ...about].join(":");
}
