import type { Mail } from "../account-ports.ts";
import { type MailDay, type MailSection, mailPage } from "./mail-page.ts";

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Lines under headings: drawn in HTML, written out in plain text. */
  readonly list?: { readonly sections: readonly MailSection[]; readonly text: string };
  /** The meals of a week: drawn as plates in HTML, named in plain text. */
  readonly week?: { readonly heading: string; readonly days: readonly MailDay[] };
  /** A link that the mail is about. */
  readonly action?: { readonly label: string; readonly url: string };
  /** What follows the link. */
  readonly closing?: readonly string[];
  readonly replyTo?: string;
}

/** A letter as a mail in plain text and in HTML. Texts are escaped, and a subject is always one line. */
export function composeMail(letter: Letter): Mail {
  const { to, paragraphs, list, week, action, closing = [], replyTo } = letter;
  const subject = letter.subject.replaceAll(/\s+/g, " ").trim();
  const text = [
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...(list ? [list.text.trim()] : []),
    ...(week ? [[week.heading, ...week.days.map(dayText)].join("\n")] : []),
    ...closing,
    "Mealwright",
  ];
  return {
    to,
    subject,
    text: `${text.join("\n\n")}\n`,
    html: mailPage({ title: subject, paragraphs, sections: list?.sections ?? [], week, action, closing }),
    ...(replyTo === undefined ? {} : { replyTo }),
  };
}

function dayText({ name, plates }: MailDay): string {
  return `${name}: ${plates.map((plate) => plate.name).join("; ")}`;
}
