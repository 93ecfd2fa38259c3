/** What a built page needs of the whole stylesheet to be drawn: everything but rules for classes that it has not. */

/** The classes in a page's HTML. */
export function classesOf(html: string): ReadonlySet<string> {
  const lists = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, list = ""]) => decodeAttribute(list));
  return new Set(lists.flatMap((list) => list.split(/\s+/)).filter((name) => name !== ""));
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", gt: ">", lt: "<", quot: '"', "#x27": "'" };

function decodeAttribute(text: string): string {
  return text.replaceAll(/&(amp|gt|lt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? "");
}

/**
 * The rules of a minified stylesheet that can match a page's HTML. Fonts from files are left out: they
 * come with the whole style, after the words are on the screen.
 */
export function criticalStyle(stylesheet: string, html: string): string {
  const has: PageParts = {
    classes: classesOf(html),
    tags: new Set([...html.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, tag = ""]) => tag).concat("html", "body")),
  };
  return dropUnreadValues(dropUnusedProperties(dropUnusedKeyframes(keepRules(stylesheet, has))), html);
}

interface PageParts {
  readonly classes: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
}

function keepRules(css: string, has: PageParts): string {
  return splitRules(css)
    .map(({ prelude, body }) => {
      if (body === null) return `${prelude};`;
      if (prelude === "@font-face") return body.includes("url(") ? "" : `${prelude}{${body}}`;
      if (/^@(?:media|supports|layer|container)\b/.test(prelude)) {
        const inner = keepRules(body, has);
        return inner === "" ? "" : `${prelude}{${inner}}`;
      }
      return prelude.startsWith("@") || canMatch(prelude, has) ? `${prelude}{${body}}` : "";
    })
    .join("");
}

interface Rule {
  readonly prelude: string;
  /** Null for a statement that has none, as `@layer a,b;`. */
  readonly body: string | null;
}

/** The rules of one level. Throws when the braces do not match. */
function splitRules(css: string): readonly Rule[] {
  const rules: Rule[] = [];
  let start = 0;
  let depth = 0;
  let bodyStart = 0;
  for (let at = 0; at < css.length; at += 1) {
    const letter = css[at];
    if (letter === "\\") at += 1;
    else if (letter === '"' || letter === "'") at = endOfString(css, at);
    else if (css.startsWith("/*", at)) {
      const end = css.indexOf("*/", at) + 2;
      if (depth === 0) start = end;
      at = end - 1;
    } else if (letter === "{") {
      depth += 1;
      if (depth === 1) bodyStart = at + 1;
    } else if (letter === "}") {
      depth -= 1;
      if (depth === 0) {
        rules.push({ prelude: css.slice(start, bodyStart - 1).trim(), body: css.slice(bodyStart, at) });
        start = at + 1;
      }
    } else if (letter === ";" && depth === 0) {
      rules.push({ prelude: css.slice(start, at).trim(), body: null });
      start = at + 1;
    }
  }
  if (depth !== 0) throw new Error("A stylesheet's braces do not match.");
  return rules;
}

function endOfString(css: string, start: number): number {
  for (let at = start + 1; at < css.length; at += 1) {
    if (css[at] === "\\") at += 1;
    else if (css[at] === css[start]) return at;
  }
  throw new Error("A stylesheet's string does not end.");
}

/** Whether one of the selectors names no class and no element that the page has not. */
function canMatch(selectors: string, { classes, tags }: PageParts): boolean {
  return splitSelectors(selectors).some((selector) => {
    const wanted = selector.replaceAll(/:not\([^()]*\)/g, "");
    const names = [...wanted.matchAll(CLASS_NAME)].map(([, name = ""]) => unescapeName(name));
    return names.every((name) => classes.has(name)) && tagsOf(wanted).every((tag) => tags.has(tag));
  });
}

const CLASS_NAME = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/gi;

/** The elements that a simple selector names; none for one with parentheses, which may name alternatives. */
function tagsOf(selector: string): readonly string[] {
  if (selector.includes("(")) return [];
  const bare = selector.replaceAll(CLASS_NAME, "").replaceAll(/\[[^\]]*\]|::?[\w-]+|#[\w-]+/g, "");
  return bare.match(/[a-z][a-z0-9]*/g) ?? [];
}

/** Commas inside of parentheses and escapes separate nothing. */
function splitSelectors(selectors: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < selectors.length; at += 1) {
    const letter = selectors[at];
    if (letter === "\\") at += 1;
    else if (letter === "(" || letter === "[") depth += 1;
    else if (letter === ")" || letter === "]") depth -= 1;
    else if (letter === "," && depth === 0) {
      parts.push(selectors.slice(start, at));
      start = at + 1;
    }
  }
  parts.push(selectors.slice(start));
  return parts;
}

function unescapeName(name: string): string {
  return name
    .replaceAll(/\\([0-9a-f]{1,6}) ?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/\\(.)/g, "$1");
}

function dropUnusedKeyframes(css: string): string {
  return css.replaceAll(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (rule, name: string) =>
    new RegExp(`animation[^;}]*[:\\s]${name}\\b|--animate-[\\w-]+:${name}\\b`).test(css) ? rule : "",
  );
}

/** Tailwind's registered properties that nothing reads. */
function dropUnusedProperties(css: string): string {
  return css.replaceAll(/@property (--[\w-]+)\{[^{}]*\}/g, (rule, name: string) =>
    css.includes(`var(${name}`) ? rule : "",
  );
}

/** The theme's values that nothing reads, neither a rule nor the page. */
function dropUnreadValues(css: string, html: string): string {
  const next = css.replaceAll(/([{;])(--[\w-]+):[^;{}]*(?=[;}])/g, (value, before: string, name: string) =>
    name.startsWith("--tw-") || `${css}${html}`.includes(`var(${name}`) ? value : before,
  );
  const tidy = next.replaceAll(/;{2,}/g, ";").replaceAll(/\{;/g, "{").replaceAll(";}", "}");
  return tidy === css ? css : dropUnreadValues(tidy, html);
}
