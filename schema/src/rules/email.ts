/** An address as it is stored and compared: trimmed and lower-cased. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

const DOTS_DO_NOT_COUNT: ReadonlySet<string> = new Set(["gmail.com", "googlemail.com"]);

/** The mailbox that an address leads to, for counting mails: `ada+spam@x` is Ada's too. Not for signing in. */
export function mailboxOf(email: string): string {
  const [local = "", domain = ""] = normalizeEmail(email).split("@", 2);
  const [person = ""] = local.split("+", 1);
  return `${DOTS_DO_NOT_COUNT.has(domain) ? person.replaceAll(".", "") : person}@${domain}`;
}
