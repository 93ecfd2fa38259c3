import { describe, expect, test } from "vitest";
import { classesOf, criticalStyle } from "./critical-style.ts";

const keep = (css: string) => criticalStyle(css, '<p class="a py-1.5" fill="var(--leaf)"></p>');

describe("the style that a page needs", () => {
  test("reads classes with what HTML writes for their signs", () => {
    expect(classesOf('<p class="a [&amp;_b]:c"><i id="x" class="a d"></i></p>')).toEqual(
      new Set(["a", "[&_b]:c", "d"]),
    );
  });

  test.each([
    ["keeps what every page has", "html,:host{margin:0}p{top:0}", "html,:host{margin:0}p{top:0}"],
    ["keeps the page's classes and drops the others", ".a{top:0}.b{top:1px}", ".a{top:0}"],
    ["keeps a rule for one of its selectors", ".b,.a:hover{top:0}", ".b,.a:hover{top:0}"],
    ["wants every class of a selector", ".a .b{top:0}", ""],
    ["reads escaped names", ".py-1\\.5{top:0}.py-2\\.5{top:1px}", ".py-1\\.5{top:0}"],
    ["does not take a class that must be absent for a need", ".a:not(.b){top:0}", ".a:not(.b){top:0}"],
    ["looks into media queries and layers", "@layer u{@media print{.b{top:0}}.a{top:0}}", "@layer u{.a{top:0}}"],
    ["leaves out layers with nothing left", "@media print{.b{top:0}}", ""],
    ["keeps the order of the layers", "@layer base,utilities;.b{top:0}", "@layer base,utilities;"],
    [
      "keeps stand-ins and leaves fonts to come",
      '@font-face{src:local("A")}@font-face{src:url(a.woff2)}',
      '@font-face{src:local("A")}',
    ],
    [
      "keeps keyframes that are used",
      "@keyframes k{to{top:0}}@keyframes l{50%{top:0}}.a{animation:k 1s}",
      "@keyframes k{to{top:0}}.a{animation:k 1s}",
    ],
    [
      "keeps registered properties that are read",
      "@property --x{inherits:false}@property --y{inherits:false}.a{top:var(--x)}",
      "@property --x{inherits:false}.a{top:var(--x)}",
    ],
    ["drops elements that are not there", "table,p{top:0}table td{top:1px}.a>b{top:0}", "table,p{top:0}"],
    ["does not guess about alternatives", ":is(table,p){top:0}", ":is(table,p){top:0}"],
    [
      "drops values that nothing reads, and what only they read",
      ":root{--x:1;--y:var(--z);--z:2;--leaf:3}.a{top:var(--x)}",
      ":root{--x:1;--leaf:3}.a{top:var(--x)}",
    ],
    ["is not led astray by braces in texts", '.a{content:"}"}.b{content:"{"}', '.a{content:"}"}'],
  ])("%s", (_, css, expected) => expect(keep(css)).toBe(expected));

  test("says when a stylesheet is broken", () => {
    expect(() => keep(".a{top:0")).toThrow("braces");
    expect(() => keep('.a{content:"')).toThrow("string");
  });
});
