import { parse } from "postcss";

interface StyledPage {
  readonly html: string;
  readonly style: string;
}

const CLASS_ATTRIBUTE = / class="([^"]*)"/g;
/** A class in a selector, with escaped characters in it. */
const CLASS_SELECTOR = /\.((?:\\.|[\w-])+)/g;
const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/**
 * A page and its own style with classes of one or two letters, the most used first: their names are an eighth of the page.
 * Only for a page that no component takes over. Classes without a rule are left out.
 */
export function shortenClasses({ html, style }: StyledPage): StyledPage {
  const root = parse(style);
  const styled = new Set<string>();
  root.walkRules(({ selector }) => {
    for (const [, name = ""] of selector.matchAll(CLASS_SELECTOR)) styled.add(unescaped(name));
  });
  const uses = new Map<string, number>();
  for (const name of [...html.matchAll(CLASS_ATTRIBUTE)].flatMap(([, names = ""]) => classesOf(names))) {
    if (styled.has(name)) uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  const byUse = [...uses].toSorted(([, a], [, b]) => b - a);
  const shortOf = new Map(byUse.map(([name], index) => [name, shortName(index)]));
  root.walkRules((rule) => {
    rule.selector = rule.selector.replaceAll(CLASS_SELECTOR, (_, name: string) => {
      const short = shortOf.get(unescaped(name));
      if (short === undefined) throw new Error(`The page has no class ${name}.`);
      return `.${short}`;
    });
  });
  const shortened = html.replaceAll(CLASS_ATTRIBUTE, (_, names: string) => {
    const short = classesOf(names).flatMap((name) => shortOf.get(name) ?? []);
    return short.length === 0 ? "" : ` class="${short.join(" ")}"`;
  });
  return { html: shortened, style: root.toString() };
}

const unescaped = (name: string) => name.replaceAll(/\\(.)/g, "$1");

const classesOf = (attribute: string) =>
  attribute
    .replaceAll("&amp;", "&")
    .replaceAll("&gt;", ">")
    .split(" ")
    .filter((name) => name !== "");

/** a … z, aa … zz. */
function shortName(index: number): string {
  const last = LETTERS.charAt(index % LETTERS.length);
  return index < LETTERS.length ? last : shortName(Math.floor(index / LETTERS.length) - 1) + last;
}
