import { expect, test } from "vitest";
import { mailtoAddress } from "./mailto.ts";

const whenCut = (lines: number) => `and ${lines} more`;

test("a long mailto address is cut between lines and says how many lines are missing", () => {
  const body = Array.from({ length: 200 }, (_, index) => `[ ] line ${index}`).join("\n");
  const { address, leftOut } = mailtoAddress({ subject: "List", body, whenCut });
  expect(address.length).toBeLessThanOrEqual(1_900);
  const text = decodeURIComponent(address);
  expect(text.match(/\[ \] line \d+\r\n/g)).toHaveLength(200 - leftOut);
  expect(text.endsWith(`\r\n\r\nand ${leftOut} more`)).toBe(true);
});

test("special characters in a mailto address are encoded", () => {
  const list = mailtoAddress({ subject: "A & B", body: "1\n2", whenCut });
  expect(list).toEqual({ address: "mailto:?subject=A%20%26%20B&body=1%0D%0A2", leftOut: 0 });
  const sent = mailtoAddress({ to: "help@example.test", subject: "Oats?", body: "" }).address;
  expect(sent).toBe("mailto:help@example.test?subject=Oats%3F&body=");
});
