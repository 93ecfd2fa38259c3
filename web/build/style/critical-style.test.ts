import { describe, expect, test } from "vitest";
import { criticalStyle } from "./critical-style.ts";

const PAGE = '<p class="a py-1.5" fill="var(--leaf)"><i class="[&amp;_i]:c d[x=y]" hidden="">table</i></p>';
const keep = (css: string) => criticalStyle(css, PAGE);

describe("criticalStyle", () => {
  test.each([
    ["keeps styles that apply to every page", "html,:host{margin:0}p{top:0}", "html,:host{margin:0}p{top:0}"],
    ["keeps the page's classes and drops the others", ".a{top:0}.b{top:1px}", ".a{top:0}"],
    ["keeps a rule for the selectors that match", ".b,.a:hover{top:0}", ".a:hover{top:0}"],
    ["drops a rule if the page lacks one class of its selector", ".a .b{top:0}", ""],
    [
      "matches class names escaped differently in HTML and CSS",
      ".\\[\\&_i\\]\\:c i{top:0}.d\\[x\\=y\\]{top:0}",
      ".\\[\\&_i\\]\\:c i{top:0}.d\\[x\\=y\\]{top:0}",
    ],
    ["matches escaped class names", ".py-1\\.5{top:0}.py-2\\.5{top:1px}", ".py-1\\.5{top:0}"],
    ["keeps a rule whose :not() class is absent from the page", ".a:not(.b){top:0}", ".a:not(.b){top:0}"],
    ["looks into media queries and layers", "@layer u{@media print{.b{top:0}}.a{top:0}}", "@layer u{.a{top:0}}"],
    ["removes layers and media queries that become empty", "@media print{.b{top:0}}", ""],
    ["keeps the order of the layers", "@layer base,utilities;.b{top:0}.a{top:0}", "@layer base,utilities;.a{top:0}"],
    [
      "keeps local fallback fonts and drops web fonts",
      '@font-face{src:local("A")}@font-face{src:url(a.woff2)}',
      '@font-face{src:local("A")}',
    ],
    ["drops rules for elements that the page does not have", "table,p{top:0}table td{top:1px}.a>b{top:0}", "p{top:0}"],
    [
      "prunes alternatives inside :is() and :where()",
      ":is(table,p):where(.a,.b){top:0}:is(table){top:0}",
      ":is(p):where(.a){top:0}",
    ],
    [
      "drops custom properties that nothing uses, directly or indirectly",
      ":root{--x:1;--y:var(--z);--z:2;--leaf:3}.a{top:var(--x)}",
      ":root{--x:1;--leaf:3}.a{top:var(--x)}",
    ],
    [
      "keeps rules for states that appear later, such as focus, hover and dark mode",
      ':focus-visible,.a:hover,:root[data-appearance="dark"]{top:0}',
      ':focus-visible,.a:hover,:root[data-appearance="dark"]{top:0}',
    ],
    ["matches rules by the page's attributes", "[hidden]{top:0}[multiple]{top:0}", "[hidden]{top:0}"],
    ["is not confused by braces inside strings", '.a{content:"}"}.b{content:"{"}', '.a{content:"}"}'],
    [
      "drops @property rules that nothing uses",
      '@property --a{syntax:"*";inherits:false}@property --ab{syntax:"*";inherits:false}.a{top:var(--ab, 0)}',
      '@property --ab{syntax:"*";inherits:false}.a{top:var(--ab, 0)}',
    ],
    [
      "drops the styles of form fields on a page without any",
      "p,::file-selector-button{top:0}::placeholder,::-webkit-datetime-edit{top:1px}p::before{top:2px}",
      "p{top:0}p::before{top:2px}",
    ],
  ])("%s", async (_, css, expected) => expect(await keep(css)).toBe(expected));

  test.each(['<input type="text">', "<input>", "<textarea></textarea>", '<input type="radio"><select></select>'])(
    "keeps the styles of form fields on a page that has one: %s",
    async (field) => {
      const css = "::placeholder,::-webkit-datetime-edit{top:0}";
      expect(await criticalStyle(css, field)).toBe(css);
      expect(await criticalStyle(css, '<input type="radio"><input type="checkbox">')).toBe("");
    },
  );

  test("throws on a broken stylesheet", async () => {
    await expect(keep(".a{top:0")).rejects.toThrow("Unclosed block");
    await expect(keep('.a{content:"')).rejects.toThrow("Unclosed string");
  });
});
