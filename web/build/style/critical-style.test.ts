import { describe, expect, test } from "vitest";
import { criticalStyle } from "./critical-style.ts";

const PAGE = '<p class="a py-1.5" fill="var(--leaf)"><i class="[&amp;_i]:c d[x=y]" hidden="">table</i></p>';
const keep = (css: string) => criticalStyle(css, PAGE);

describe("the style that a page needs", () => {
  test.each([
    ["keeps what every page has", "html,:host{margin:0}p{top:0}", "html,:host{margin:0}p{top:0}"],
    ["keeps the page's classes and drops the others", ".a{top:0}.b{top:1px}", ".a{top:0}"],
    ["keeps a rule for the selectors that match", ".b,.a:hover{top:0}", ".a:hover{top:0}"],
    ["wants every class of a selector", ".a .b{top:0}", ""],
    [
      "reads names as HTML and CSS write them",
      ".\\[\\&_i\\]\\:c i{top:0}.d\\[x\\=y\\]{top:0}",
      ".\\[\\&_i\\]\\:c i{top:0}.d\\[x\\=y\\]{top:0}",
    ],
    ["reads escaped names", ".py-1\\.5{top:0}.py-2\\.5{top:1px}", ".py-1\\.5{top:0}"],
    ["does not take a class that must be absent for a need", ".a:not(.b){top:0}", ".a:not(.b){top:0}"],
    ["looks into media queries and layers", "@layer u{@media print{.b{top:0}}.a{top:0}}", "@layer u{.a{top:0}}"],
    ["leaves out layers with nothing left", "@media print{.b{top:0}}", ""],
    ["keeps the order of the layers", "@layer base,utilities;.b{top:0}.a{top:0}", "@layer base,utilities;.a{top:0}"],
    [
      "keeps stand-ins and leaves fonts to come",
      '@font-face{src:local("A")}@font-face{src:url(a.woff2)}',
      '@font-face{src:local("A")}',
    ],
    ["drops elements that are not there", "table,p{top:0}table td{top:1px}.a>b{top:0}", "p{top:0}"],
    ["looks into alternatives", ":is(table,p):where(.a,.b){top:0}:is(table){top:0}", ":is(p):where(.a){top:0}"],
    [
      "drops values that nothing reads, and what only they read",
      ":root{--x:1;--y:var(--z);--z:2;--leaf:3}.a{top:var(--x)}",
      ":root{--x:1;--leaf:3}.a{top:var(--x)}",
    ],
    [
      "keeps what a visitor or the first script changes",
      ':focus-visible,.a:hover,:root[data-appearance="dark"]{top:0}',
      ':focus-visible,.a:hover,:root[data-appearance="dark"]{top:0}',
    ],
    ["knows the page's attributes", "[hidden]{top:0}[multiple]{top:0}", "[hidden]{top:0}"],
    ["is not led astray by braces in texts", '.a{content:"}"}.b{content:"{"}', '.a{content:"}"}'],
    [
      "drops registered properties that nothing reads",
      '@property --a{syntax:"*";inherits:false}@property --ab{syntax:"*";inherits:false}.a{top:var(--ab, 0)}',
      '@property --ab{syntax:"*";inherits:false}.a{top:var(--ab, 0)}',
    ],
    [
      "drops what only fields have, where there is none",
      "p,::file-selector-button{top:0}::placeholder,::-webkit-datetime-edit{top:1px}p::before{top:2px}",
      "p{top:0}p::before{top:2px}",
    ],
  ])("%s", async (_, css, expected) => expect(await keep(css)).toBe(expected));

  test.each(['<input type="text">', "<input>", "<textarea></textarea>", '<input type="radio"><select></select>'])(
    "keeps what fields have, where there is one: %s",
    async (field) => {
      const css = "::placeholder,::-webkit-datetime-edit{top:0}";
      expect(await criticalStyle(css, field)).toBe(css);
      expect(await criticalStyle(css, '<input type="radio"><input type="checkbox">')).toBe("");
    },
  );

  test("says when a stylesheet is broken", async () => {
    await expect(keep(".a{top:0")).rejects.toThrow("Unclosed block");
    await expect(keep('.a{content:"')).rejects.toThrow("Unclosed string");
  });
});
