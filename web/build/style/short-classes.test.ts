import { describe, expect, test } from "vitest";
import { shortenClasses } from "./short-classes.ts";

describe("shortenClasses", () => {
  test("gives the shortest names to the most used classes, in HTML and CSS alike", () => {
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

  test("matches class names escaped differently in HTML and CSS", () => {
    expect(shortenClasses({ html: '<p class="[&amp;&gt;i]:x"></p>', style: ".\\[\\&\\>i\\]\\:x>i{top:0}" })).toEqual({
      html: '<p class="a"></p>',
      style: ".a>i{top:0}",
    });
  });

  test("removes classes that no rule styles", () => {
    expect(shortenClasses({ html: '<p class="a b"></p><p class="a"></p>', style: ".b{top:0}" })).toEqual({
      html: '<p class="a"></p><p></p>',
      style: ".a{top:0}",
    });
  });

  test("continues with aa after z", () => {
    const names = Array.from({ length: 60 }, (_, index) => `name-${index}`);
    const { html } = shortenClasses({
      html: `<p class="${names.join(" ")}"></p>`,
      style: names.map((name) => `.${name}{top:0}`).join(""),
    });
    const short = html.match(/"(.*)"/)?.[1]?.split(" ") ?? [];
    expect(new Set(short).size).toBe(60);
    expect([short[25], short[26], short[51], short[52]]).toEqual(["z", "aa", "az", "ba"]);
  });

  test("throws on a rule for a class that the page does not have", () => {
    expect(() => shortenClasses({ html: '<p class="b"></p>', style: ".a .b{top:0}" })).toThrow("no class a");
  });
});
