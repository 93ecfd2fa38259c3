import type { Mail } from "../account-ports.ts";

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** A link that the mail is about. */
  readonly action?: { readonly label: string; readonly url: string };
  /** What follows the link. */
  readonly closing?: readonly string[];
  readonly replyTo?: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

function toHtmlParagraph(text: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll("\n", "<br>")}</p>`;
}

/** A letter as a mail in plain text and in HTML. Texts are escaped, and a subject is always one line. */
export function composeMail(letter: Letter): Mail {
  const { to, paragraphs, action, closing = [], replyTo } = letter;
  const text = [...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), ...closing, "Mealwright"];
  const button = action
    ? `<p style="margin:0 0 16px"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1f5c3a;color:#ffffff;text-decoration:none">${escapeHtml(action.label)}</a></p>`
    : "";
  const body = `${paragraphs.map(toHtmlParagraph).join("")}${button}${closing.map(toHtmlParagraph).join("")}`;
  return {
    to,
    subject: letter.subject.replaceAll(/\s+/g, " ").trim(),
    text: `${text.join("\n\n")}\n`,
    html: `<!doctype html><html lang="en"><body style="font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;color:#1b1f1d">${body}<p style="margin:0;color:#5c6661">Mealwright</p></body></html>`,
    ...(replyTo === undefined ? {} : { replyTo }),
  };
}
