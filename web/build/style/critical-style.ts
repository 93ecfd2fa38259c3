import { type Container, parse } from "postcss";
import { PurgeCSS } from "purgecss";

/** Font files are left out: they come with the whole style, once the words are on the screen. */
const FACE_WITH_FILE = /@font-face\s*\{[^{}]*url\([^{}]*\}/g;

/**
 * What a built page needs of the whole stylesheet to be drawn: the rules that can match its HTML and the values that
 * these read. Throws when the stylesheet is broken.
 */
export async function criticalStyle(stylesheet: string, html: string): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: "html" }],
    css: [{ raw: stylesheet.replaceAll(FACE_WITH_FILE, "") }],
    defaultExtractor: namesOf,
    variables: true,
    safelist: {
      // `:focus-visible` and the like name nothing that could be missing.
      standard: [/^:/],
      variables: [...html.matchAll(/var\((--[\w-]+)/g)].map(([, name = ""]) => name),
    },
    // Set at run time by `first-paint.ts`.
    dynamicAttributes: ["data-appearance"],
  });
  if (purged === undefined) throw new Error("There is no style.");
  return withoutRest(purged.css, html);
}

/** Fields to type in or choose from: the parts that browsers give them are styled by many rules without a name. */
const TEXT_FIELD = /<(?:textarea|select|input(?![^>]*type="(?:radio|checkbox)"))/;
const PART_OF_FIELD = /::(?:placeholder|file-selector-button|-webkit-(?!details))|:-moz-ui-invalid/;

/**
 * Drops what PurgeCSS keeps: rules for parts of fields that a page does not have, and properties that nothing reads.
 */
function withoutRest(style: string, html: string): string {
  const root = parse(style);
  if (!TEXT_FIELD.test(html)) {
    root.walkRules((rule) => {
      const kept = rule.selectors.filter((selector) => !PART_OF_FIELD.test(selector));
      if (kept.length === 0) rule.remove();
      else if (kept.length < rule.selectors.length) rule.selectors = kept;
    });
  }
  const read = new Set([...style.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  root.walkAtRules("property", (rule) => {
    if (!read.has(rule.params)) rule.remove();
  });
  dropEmpty(root);
  // The licenses are in the full stylesheet.
  root.walkComments((comment) => {
    comment.remove();
  });
  return root.toString();
}

/** Removes conditions that no longer contain a rule, inner ones first. */
function dropEmpty(parent: Container): void {
  for (const child of [...(parent.nodes ?? [])]) {
    if (child.type !== "atrule" || child.nodes === undefined) continue;
    dropEmpty(child);
    if (child.nodes.length === 0) child.remove();
  }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", gt: ">", lt: "<", quot: '"', "#x27": "'" };

/** The elements, attributes and classes in a page's HTML. */
function namesOf(html: string): string[] {
  const names = (html.match(/<[a-z][^>]*/g) ?? []).flatMap((tag) => tag.split(/(?:="|[<"\s])+/));
  const decoded = names.map((name) =>
    name.replaceAll(/&(amp|gt|lt|quot|#x27);/g, (_, entity: string) => ENTITIES[entity] ?? ""),
  );
  return ["html", "body", ...decoded];
}
