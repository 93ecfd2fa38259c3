import { describe, expect, test } from "vitest";
import { ReplyScanner } from "./reply-scanner.ts";

const MEALS = [
  {
    day: 1,
    type: "breakfast",
    name: 'Oats "deluxe" {with} [all]',
    ingredients: [{ name: "oats" }],
    instructions: ["a", "b\\"],
  },
  {
    day: 1,
    type: "lunch",
    name: "Soup \u00e9\u{1f955}",
    ingredients: [{ name: "lentils", quantity: 60, unit: "g" }],
    instructions: [],
  },
  { day: 1, type: "dinner", name: "Stew", ingredients: [], instructions: ["x"] },
];
const REPLY = JSON.stringify({ meals: MEALS });

function scan(text: string, size: number): unknown[] {
  const scanner = new ReplyScanner();
  const meals: unknown[] = [];
  for (let at = 0; at < text.length; at += size) meals.push(...scanner.push(text.slice(at, at + size)));
  return meals;
}

describe("a meal is returned at its closing brace", () => {
  test.each([1, 2, 3, 7, 64, 10_000])("in chunks of %i", (size) => {
    expect(scan(REPLY, size)).toEqual(MEALS);
  });

  test("exactly then, even if characters arrive one by one", () => {
    const scanner = new ReplyScanner();
    const ends: number[] = [];
    [...REPLY].forEach((character, index) => {
      if (scanner.push(character).length > 0) ends.push(index);
    });
    const points = [...REPLY];
    expect(ends).toHaveLength(3);
    for (const [at, end] of ends.entries()) {
      expect(points[end]).toBe("}");
      expect(points.slice(0, end + 1).join("")).toBe(
        `{"meals":[${MEALS.slice(0, at + 1)
          .map((meal) => JSON.stringify(meal))
          .join(",")}`,
      );
    }
  });

  test("a reply cut off anywhere gives the complete meals", () => {
    for (let cut = 0; cut <= REPLY.length; cut++) {
      const head = REPLY.slice(0, cut);
      const closed = MEALS.filter((_, index) => {
        const end = `{"meals":[${MEALS.slice(0, index + 1)
          .map((meal) => JSON.stringify(meal))
          .join(",")}`.length;
        return end <= cut;
      });
      expect(scan(head, 50)).toEqual(closed);
    }
  });
});

describe("text around the meals is ignored", () => {
  test.each([
    ["prose", `Here you are!\n${REPLY}\nEnjoy "it".`],
    ["a fence", `\`\`\`json\n${REPLY}\n\`\`\``],
    ["a second object", `${REPLY}${JSON.stringify({ meals: [{ ...MEALS[0], name: "Other" }] })}`],
    ["braces in prose", `I use {braces} and [brackets] and {"odd": 1} first. ${REPLY}`],
    ["an open brace in prose", `An open { and an open [ here: ${REPLY}`],
    ["a wrapper", JSON.stringify({ plan: { days: [{ day: 1, meals: MEALS }] }, total: 3 })],
    ["a bare list", JSON.stringify(MEALS)],
    ["white space", JSON.stringify({ meals: MEALS }, null, 2)],
  ])("%s", (_, text) => {
    expect(scan(text, 5)).toEqual(MEALS);
  });

  test("line breaks inside strings are repaired, and a broken meal is skipped", () => {
    expect(scan('{"meals":[{"ingredients":[],"name":"a\nb"},{"ingredients":[,]},{"ingredients":[1]}]}', 4)).toEqual([
      { ingredients: [], name: "a b" },
      { ingredients: [1] },
    ]);
  });
});

describe("hostile replies", () => {
  test("an endless string is cut off, with limited memory", () => {
    const scanner = new ReplyScanner();
    scanner.push('{"meals":[{"ingredients":[],"name":"');
    for (let count = 0; count < 500 && !scanner.isDone; count++) scanner.push("x".repeat(1_000));
    expect(scanner.isDone).toBe(true);
    expect(JSON.stringify(scanner).length).toBeLessThan(60_000);
  });

  test("deep nesting ends the reading", () => {
    const scanner = new ReplyScanner();
    expect(scanner.push("[".repeat(100_000))).toEqual([]);
    expect(scanner.isDone).toBe(true);
  });

  test("a meal that is too long is skipped, and the next one is read", () => {
    const long = { ingredients: [], name: "y".repeat(60_000) };
    expect(scan(JSON.stringify({ meals: [long, MEALS[2]] }), 1_000)).toEqual([MEALS[2]]);
  });

  test.each(["", "no", "{}", "[]", "null", "}}}]]]", '"', "<html><body>{}</body></html>"])(
    "%j contains no meal",
    (text) => {
      expect(scan(text, 1)).toEqual([]);
    },
  );
});
