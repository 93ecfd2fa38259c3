/** A mail in HTML: tables and styles in attributes, since mail programs drop most else; colors of look.md in both schemes. */

export interface MailSection {
  readonly heading: string;
  readonly lines: readonly { readonly name: string; readonly amount: string; readonly done: boolean }[];
}

export interface MailPage {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly sections: readonly MailSection[];
  /** The one thing to do. */
  readonly action: { readonly label: string; readonly url: string } | undefined;
  readonly closing: readonly string[];
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

const LIGHT = { paper: "#fbf8f1", card: "#ffffff", ink: "#22301f", soft: "#56614f", herb: "#2f6b3c", line: "#e6e0d2" };
const DARK = `@media (prefers-color-scheme: dark) {
.paper { background: #161a14 !important; }
.card { background: #1f241c !important; border-color: #343b30 !important; }
.ink { color: #eef0e6 !important; }
.soft { color: #a7b09f !important; }
.herb { color: #7fc08d !important; }
.line { border-color: #343b30 !important; }
.button { background: #7fc08d !important; color: #10170f !important; }
}`;
const DISPLAY = "font-family:Fraunces,Georgia,'Times New Roman',serif";
const TEXT = "font-family:Figtree,system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";

function paragraph(text: string, look: "ink" | "soft"): string {
  const size = look === "ink" ? "16px" : "14px";
  return `<p class="${look}" style="margin:0 0 16px;font-size:${size};line-height:1.55;color:${LIGHT[look]}">${escapeHtml(text).replaceAll("\n", "<br>")}</p>`;
}

function section({ heading, lines }: MailSection): string {
  const rows = lines.map(({ name, amount, done }) => {
    const cell = `style="padding:7px 0;border-top:1px solid ${LIGHT.line};font-size:16px;vertical-align:top;color:${LIGHT.ink}${done ? ";text-decoration:line-through" : ""}"`;
    return `<tr><td class="ink line" ${cell}>${escapeHtml(name)}</td><td class="ink line" align="right" ${cell}>${escapeHtml(amount)}</td></tr>`;
  });
  return `<h2 class="herb" style="margin:22px 0 6px;${DISPLAY};font-size:18px;color:${LIGHT.herb}">${escapeHtml(heading)}</h2><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse">${rows.join("")}</table>`;
}

/** The page; every text in it is escaped. */
export function mailPage({ title, paragraphs, sections, action, closing }: MailPage): string {
  const button =
    action === undefined
      ? ""
      : `<p style="margin:24px 0"><a class="button" href="${escapeHtml(action.url)}" style="display:inline-block;padding:13px 26px;border-radius:999px;background:${LIGHT.herb};color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>`;
  const body = [
    `<h1 class="ink" style="margin:0 0 18px;${DISPLAY};font-size:26px;line-height:1.2;color:${LIGHT.ink}">${escapeHtml(title)}</h1>`,
    ...paragraphs.map((text) => paragraph(text, "ink")),
    // Above the list: behind sixty lines nobody would meet it.
    button,
    sections.length === 0 ? "" : `<div style="margin:0 0 24px">${sections.map(section).join("")}</div>`,
    ...closing.map((text) => paragraph(text, "soft")),
  ].join("");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title><style>${DARK}</style></head><body class="paper" style="margin:0;padding:0;background:${LIGHT.paper};${TEXT}"><table class="paper" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${LIGHT.paper}"><tr><td align="center" style="padding:28px 16px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left"><tr><td class="herb" style="padding:0 4px 16px;${DISPLAY};font-size:21px;font-weight:600;color:${LIGHT.herb}">Mealwright</td></tr><tr><td class="card" style="padding:28px 24px 14px;background:${LIGHT.card};border:1px solid ${LIGHT.line};border-radius:14px">${body}</td></tr><tr><td class="soft" style="padding:16px 4px;font-size:13px;color:${LIGHT.soft}">Mealwright, the meal planner that checks its own work</td></tr></table></td></tr></table></body></html>`;
}
