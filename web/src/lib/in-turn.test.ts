import { expect, test } from "vitest";
import { createTurns } from "./in-turn.ts";

test("each job starts when the previous one has ended, even if that one failed", async () => {
  const inTurn = createTurns();
  const happened: string[] = [];
  let fail = (_: Error) => {};
  const first = inTurn(() => {
    happened.push("first begins");
    return new Promise((_, reject) => {
      fail = reject;
    });
  });
  const second = inTurn(async () => {
    happened.push("second begins");
    return "second's";
  });
  // Everything that can run has run by now.
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(happened).toEqual(["first begins"]);
  fail(new Error("first's"));
  await expect(first).rejects.toThrow("first's");
  expect(await second).toBe("second's");
  expect(happened).toEqual(["first begins", "second begins"]);
});
