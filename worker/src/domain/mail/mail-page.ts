/**
 * A mail in HTML, with tables and inline styles, because mail programs drop most other markup; in both color schemes.
 */

export interface MailSection {
  readonly heading: string;
  readonly lines: readonly { readonly name: string; readonly amount: string; readonly done: boolean }[];
}

/** A meal drawn as a plate: the colors of its foods, the largest first, and how its energy is divided. */
export interface MailPlate {
  readonly name: string;
  readonly colors: readonly string[];
  readonly energy: Readonly<Record<keyof typeof RING, number>>;
}

export interface MailDay {
  readonly name: string;
  readonly plates: readonly MailPlate[];
}

export interface MailPage {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly sections: readonly MailSection[];
  /** Drawn as plates under a heading. */
  readonly week?: { readonly heading: string; readonly days: readonly MailDay[] } | undefined;
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
/** Colors of the ring around a plate. */
const RING = { protein: "#2f6b3c", carbs: "#b07d12", fats: "#b4371a" } as const;
const MACROS = ["protein", "carbs", "fats"] as const;
const DISPLAY = "font-family:Fraunces,Georgia,'Times New Roman',serif";
const TEXT = "font-family:Figtree,system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";

function paragraph(text: string, look: "ink" | "soft"): string {
  const size = look === "ink" ? "16px" : "14px";
  return `<p class="${look}" style="margin:0 0 16px;font-size:${size};line-height:1.55;color:${LIGHT[look]}">${escapeHtml(text).replaceAll("\n", "<br>")}</p>`;
}

function section({ heading, lines }: MailSection): string {
  const rows = lines.map(({ name, amount, done }) => {
    const cell = `style="padding:7px 0;border-top:1px solid ${LIGHT.line};font-size:16px;vertical-align:top;color:${LIGHT.ink}${done ? ";text-decoration:line-through" : ""}"`;
    return `<tr><td class="ink line" ${cell}>${escapeHtml(name)}</td><td class="ink line" align="right" ${cell}><span style="white-space:nowrap;padding-left:12px">${escapeHtml(amount)}</span></td></tr>`;
  });
  return `<h2 class="herb" style="margin:22px 0 6px;${DISPLAY};font-size:18px;color:${LIGHT.herb}">${escapeHtml(heading)}</h2><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse">${rows.join("")}</table>`;
}

/** A border has four sides, each standing for a quarter of the energy. */
const RING_SIDES = 4;
const PLATES_IN_ROW = 4;

/** The ring of a plate, to the nearest quarter: each side goes to the macro that is furthest below its share. */
function ringColors(energy: MailPlate["energy"]): string {
  const all = MACROS.reduce((sum, macro) => sum + energy[macro], 0) || 1;
  const left = MACROS.map((macro) => ({ color: RING[macro], sides: (RING_SIDES * energy[macro]) / all }));
  const sides = Array.from({ length: RING_SIDES }, () => {
    const next = left.reduce((most, one) => (one.sides > most.sides ? one : most));
    next.sides -= 1;
    return next.color;
  });
  return sides.toSorted().join(" ");
}

/** Sizes of the foods on a plate, in pixels, the largest first. */
const HEAP_SIZES = [24, 18, 13];

function heap(color: string, index: number): string {
  const size = HEAP_SIZES[index] ?? 0;
  return `<span style="display:inline-block;width:${size}px;height:${size}px;margin:0 -2px;border-radius:50%;background:${color};vertical-align:middle"></span>`;
}

/** Most mail programs show no drawings: a plate is a round cell with heaps in the colors of its foods. */
function plate({ name, colors, energy }: MailPlate): string {
  const dish = `<div aria-hidden="true" style="width:58px;height:58px;margin:0 auto 4px;border:4px solid;border-color:${ringColors(energy)};border-radius:50%;background:#fffdf6;font-size:0;line-height:58px;white-space:nowrap;overflow:hidden">${colors.map(heap).join("")}</div>`;
  return `<td width="25%" align="center" valign="top" class="soft" style="padding:2px 4px 10px;font-size:12px;line-height:1.3;color:${LIGHT.soft}">${dish}${escapeHtml(name)}</td>`;
}

function day({ name, plates }: MailDay): string {
  const none = Array.from({ length: Math.max(0, PLATES_IN_ROW - plates.length) }, () => '<td width="25%"></td>');
  const row = [...plates.map(plate), ...none].join("");
  return `<h3 class="ink line" style="margin:10px 0 8px;padding-top:10px;border-top:1px solid ${LIGHT.line};font-size:14px;color:${LIGHT.ink}">${escapeHtml(name)}</h3><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed"><tr>${row}</tr></table>`;
}

function weekOfPlates({ heading, days }: NonNullable<MailPage["week"]>): string {
  return `<h2 class="herb" style="margin:22px 0 6px;${DISPLAY};font-size:18px;color:${LIGHT.herb}">${escapeHtml(heading)}</h2>${days.map(day).join("")}`;
}

/** The page; every text in it is escaped. */
export function mailPage({ title, paragraphs, sections, week, action, closing }: MailPage): string {
  const button =
    action === undefined
      ? ""
      : `<p style="margin:24px 0"><a class="button" href="${escapeHtml(action.url)}" style="display:inline-block;padding:13px 26px;border-radius:999px;background:${LIGHT.herb};color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>`;
  const body = [
    `<h1 class="ink" style="margin:0 0 18px;${DISPLAY};font-size:26px;line-height:1.2;color:${LIGHT.ink}">${escapeHtml(title)}</h1>`,
    ...paragraphs.map((text) => paragraph(text, "ink")),
    // Above the list: nobody would find it after sixty lines.
    button,
    sections.length === 0 ? "" : `<div style="margin:0 0 24px">${sections.map(section).join("")}</div>`,
    week === undefined ? "" : `<div style="margin:0 0 24px">${weekOfPlates(week)}</div>`,
    ...closing.map((text) => paragraph(text, "soft")),
  ].join("");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title><style>${DARK}</style></head><body class="paper" style="margin:0;padding:0;background:${LIGHT.paper};${TEXT}"><table class="paper" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${LIGHT.paper}"><tr><td align="center" style="padding:28px 16px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left"><tr><td class="herb" style="padding:0 4px 16px;${DISPLAY};font-size:21px;font-weight:600;color:${LIGHT.herb}">Mealwright</td></tr><tr><td class="card" style="padding:28px 24px 14px;background:${LIGHT.card};border:1px solid ${LIGHT.line};border-radius:14px">${body}</td></tr><tr><td class="soft" style="padding:16px 4px;font-size:13px;color:${LIGHT.soft}">Mealwright, the meal planner that checks its own work</td></tr></table></td></tr></table></body></html>`;
}
