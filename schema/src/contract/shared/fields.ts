import * as z from "zod";
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH, PASSWORD_LENGTH } from "../../constants/auth/account-fields.ts";
import { CALL_ERRORS } from "../../constants/errors/call-errors.ts";
import { DAY_NAMES } from "../../constants/meals.ts";
import { MESSAGES } from "../../constants/messages.ts";
import { normalizeEmail } from "../../rules/email.ts";
import { isCommonPassword } from "../../rules/password.ts";
import { isWeekStart } from "../../rules/week.ts";

/** Limits a text's length. A longer text is refused before any pattern runs: one could take seconds over 64 KB. */
export function mostCharacters(count: number, error: string): z.core.$ZodCheck<string> {
  return z.maxLength(count, { error, abort: true });
}

/** Text that is not empty after trimming and holds no control characters. */
export function requiredText(label: string, maxLength: number, tooLong = `${label} is too long.`) {
  return z
    .string(`${label} is required.`)
    .trim()
    .min(1, `${label} is required.`)
    .check(mostCharacters(maxLength, tooLong))
    .refine(isStorableText, unseenText(label));
}

/** Nobody can see what is wrong, so the text says how to get rid of it. */
export function unseenText(label: string): string {
  return `${label} contains an invisible character, as copied text sometimes does. Please type it instead.`;
}

/** Controls, marks that turn or hide text, and separators: a name must look like what it is. Joiners of scripts stay. */
const UNSHOWABLE = /(?![\t\n\r\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** Whether text can be stored and shown as it is: no control or direction characters, no lone surrogates. */
export function isStorableText(text: string): boolean {
  return text.isWellFormed() && !UNSHOWABLE.test(text);
}

/**
 * What a mail program turns into a link: schemes, `www.`, mail and IP addresses, and words joined by a dot without a
 * space.
 */
const LOOKS_LIKE_ADDRESS =
  /:\/\/|\bwww\.|[@/\\]|\d+(?:\.\d+){3}|[\p{L}\p{N}-]{3,}[.。．]\p{L}{2,}|[\p{L}\p{N}][.。．](?:app|biz|cc|cn|co|com|de|eu|gg|info|io|link|ly|me|net|nl|org|ru|shop|site|tk|to|top|uk|us|xyz)\b/iu;

/**
 * Mails greet by name: one line, and nothing that a reader could click. "St. John-Smith, Jr." and "J.R.R. Tolkien" are
 * names.
 */
export function nameUpTo(maxLength: number, tooLong?: string) {
  return requiredText("Name", maxLength, tooLong)
    .refine((text) => !/[\r\n\t]/.test(text), "Name must be on one line.")
    .refine(
      // Dots of other scripts and widths are dots too.
      (text) => !LOOKS_LIKE_ADDRESS.test(text.normalize("NFKC")),
      "That looks like a web or email address. Please enter just the name, with a space after each period.",
    );
}

export const nameField = nameUpTo(NAME_MAX_LENGTH);

export const emailField = z
  .string("Email is required.")
  .check(mostCharacters(EMAIL_MAX_LENGTH, "Email is too long."))
  .transform(normalizeEmail)
  .pipe(z.email("Please enter a valid email address."));

/** Not trimmed: spaces belong to a password. */
export const newPasswordField = z
  .string(MESSAGES.passwordTooShort)
  .min(PASSWORD_LENGTH.min, MESSAGES.passwordTooShort)
  .check(mostCharacters(PASSWORD_LENGTH.max, `Password must be at most ${PASSWORD_LENGTH.max} characters long.`))
  .refine((password) => !isCommonPassword(password), CALL_ERRORS.passwordCommon);

/** For signing in: anything that could be somebody's password. */
export const passwordField = z
  .string("Password is required.")
  .min(1, "Password is required.")
  .max(PASSWORD_LENGTH.max, "Password is too long.");

/** Opaque ids are letters, digits, `-`, `_` and `.`. */
export const ID_PATTERN = /^[\w.-]{1,100}$/;
export const idField = z.string("That is not an id.").regex(ID_PATTERN, "That is not an id.");
const NOT_A_WEEK = `The week must be a ${DAY_NAMES[0]}, YYYY-MM-DD.`;
export const weekOfField = z.string(NOT_A_WEEK).refine(isWeekStart, NOT_A_WEEK);
export const isoDateField = z.iso.datetime();

interface NumericBounds {
  readonly min: number;
  readonly max: number;
  readonly integer: boolean;
  readonly label: string;
}

/** What a form or a stored answer may hold for a number: a number, text with one, or nothing. */
const numericInput = z.union([z.number(), z.string().max(40), z.null()], "Please enter a number.").optional();

function parseNumeric(value: number | string | null | undefined): number | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === "number") return value;
  const text = value.trim();
  return text === "" ? undefined : /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}

/** A number or text holding one, within bounds; empty text and null mean "not given". Integers drop their decimals. */
export function optionalNumber(bounds: NumericBounds) {
  return numericInput.transform((value, context) => {
    const parsed = parseNumeric(value);
    if (parsed === undefined) return undefined;
    const number = bounds.integer ? Math.trunc(parsed) : parsed;
    if (Number.isFinite(number) && number >= bounds.min && number <= bounds.max) return number;
    context.addIssue({
      code: "custom",
      message: `${bounds.label} must be a number from ${bounds.min} to ${bounds.max}.`,
    });
    return z.NEVER;
  });
}
