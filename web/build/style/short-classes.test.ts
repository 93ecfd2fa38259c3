import { describe, expect, test } from "vitest";
import { shortenClasses } from "./short-classes.ts";

describe("a page's classes become short", () => {
  test("the most used first, in the page and in every selector", () => {
    expect(
      shortenClasses({
        html: '<p class="flex py-1.5"></p><p class="py-1.5"></p>',
        style: "@media print{.flex>.py-1\\.5:hover{top:0.flex}}.py-1\\.5{top:1.5px}",
      }),
    ).toEqual({
      html: '<p class="b a"></p><p class="a"></p>',
      style: "@media print{.b>.a:hover{top:0.flex}}.a{top:1.5px}",
    });
  });

  test("names as HTML and CSS escape them", () => {
    expect(shortenClasses({ html: '<p class="[&amp;&gt;i]:x"></p>', style: ".\\[\\&\\>i\\]\\:x>i{top:0}" })).toEqual({
      html: '<p class="a"></p>',
      style: ".a>i{top:0}",
    });
  });

  test("without those that style nothing", () => {
    expect(shortenClasses({ html: '<p class="a b"></p><p class="a"></p>', style: ".b{top:0}" })).toEqual({
      html: '<p class="a"></p><p></p>',
      style: ".a{top:0}",
    });
  });

  test("more than letters: aa follows z", () => {
    const names = Array.from({ length: 60 }, (_, index) => `name-${index}`);
    const { html } = shortenClasses({
      html: `<p class="${names.join(" ")}"></p>`,
      style: names.map((name) => `.${name}{top:0}`).join(""),
    });
    const short = html.match(/"(.*)"/)?.[1]?.split(" ") ?? [];
    expect(new Set(short).size).toBe(60);
    expect([short[25], short[26], short[51], short[52]]).toEqual(["z", "aa", "az", "ba"]);
  });

  test("a rule for a class that the page does not have is said", () => {
    expect(() => shortenClasses({ html: '<p class="b"></p>', style: ".a .b{top:0}" })).toThrow("no class a");
  });
});
