import { expect, test } from "vitest";
import { mailtoAddress } from "./mailto.ts";

test("a mail address stays short enough to open, and is cut between lines", () => {
  const body = Array.from({ length: 200 }, (_, index) => `[ ] line ${index}`).join("\n");
  const address = mailtoAddress({ subject: "List", body });
  expect(address.length).toBeLessThanOrEqual(1_900);
  expect(decodeURIComponent(address)).toMatch(/\[ \] line \d+$/);
});

test("what would end a part of the address is written as a sign", () => {
  expect(mailtoAddress({ subject: "A & B", body: "1\n2" })).toBe("mailto:?subject=A%20%26%20B&body=1%0D%0A2");
  const sent = mailtoAddress({ to: "help@example.test", subject: "Oats?", body: "" });
  expect(sent).toBe("mailto:help@example.test?subject=Oats%3F&body=");
});
