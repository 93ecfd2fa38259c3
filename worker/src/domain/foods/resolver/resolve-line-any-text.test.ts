import fc from "fast-check";
import { expect, test } from "vitest";
import { HARD_LINES } from "../../../../test/fixtures/hard-texts.ts";
import { sampled } from "../../../../test/fixtures/sample.ts";
import { resolveLine } from "./resolve-line.ts";

test("any text resolves or not without an error", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 10_000 }), (text) => {
      const resolution = resolveLine(text);
      if (resolution.status === "unresolved") expect(resolution.text).toBe(text);
    }),
    { numRuns: sampled(500, 100) },
  );
});

test("any mix of amounts, words and signs is read without an error", () => {
  const pieces = fc.constantFrom(
    ..."1 1/2 ½ 2-3 ( ) [ ] , ; : x × + plus or and of g ml cup tbsp can 400g each juice zest free vegan gluten - — % 0 a half dozen to".split(
      " ",
    ),
    ...["butter", "almond milk", "egg", "drained", "é", "\u0000", "100000000000", "__proto__", "constructor"],
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), fc.constantFrom("", " "), (words, glue) => {
      const resolution = resolveLine(words.join(glue));
      if (resolution.status === "resolved" && resolution.grams !== null) {
        expect(Number.isFinite(resolution.grams)).toBe(true);
      }
    }),
    { numRuns: sampled(3_000, 600) },
  );
});

test.each(HARD_LINES.map((text) => [text.slice(0, 20), text]))(
  "a hard line is read without an error: %s…",
  (_, text) => {
    expect(["resolved", "unresolved"]).toContain(resolveLine(text).status);
  },
);
