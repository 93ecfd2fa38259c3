interface MailTerms {
  /** The label in Settings of a mail that can be turned off; null for mails that cannot. */
  readonly setting: string | null;
}

const ALWAYS = { setting: null } as const;

/** Every kind of mail. */
export const MAILS = {
  "password-reset": ALWAYS,
  "password-changed": ALWAYS,
  "email-change": ALWAYS,
  "email-changed": ALWAYS,
  "email-verification": ALWAYS,
  "google-linked": ALWAYS,
  "google-unlinked": ALWAYS,
  "passkey-added": ALWAYS,
  "passkey-removed": ALWAYS,
  alarm: ALWAYS,
  contact: ALWAYS,
  grocery: ALWAYS,
  "tier-ending": { setting: "Before my paid plan ends" },
  "payment-confirmed": ALWAYS,
  "refund-decided": ALWAYS,
} as const satisfies Readonly<Record<string, MailTerms>>;

export type MailKind = keyof typeof MAILS;

/** Mails that their recipient can turn off. */
export type OptionalMail = {
  [Kind in MailKind]: (typeof MAILS)[Kind]["setting"] extends null ? never : Kind;
}[MailKind];

export function isOptionalMail(kind: string): kind is OptionalMail {
  return Object.hasOwn(MAILS, kind) && MAILS[kind as MailKind].setting !== null;
}

export const OPTIONAL_MAILS: readonly OptionalMail[] = Object.keys(MAILS).filter(isOptionalMail);
/** How many of each kind go out in an hour. */
export const OPTIONAL_MAILS_AT_ONCE = 200;
