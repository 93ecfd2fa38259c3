import { expect, test } from "vitest";
import { nameField } from "./fields.ts";

test.each([
  "St. John-Smith, Jr.",
  "J.R.R. Tolkien",
  "Ada Lovelace",
  "Dr. Martin Luther King Jr.",
  "M.Sc. Li",
  "O'Neill",
  "Jean-Luc Picard",
  "Αλέξης Ζορμπάς",
  "王小明",
  "Ana María de la O",
  "X",
  "Li 3",
])("%s is accepted as a name", (name) => {
  expect(nameField.parse(name)).toBe(name);
});

test.each([
  "Your parcel waits: evil-parcel.com",
  "evil-parcel.com",
  "Visit bit.ly now",
  "t.co",
  "https://evil.example",
  "www.evil",
  "win@evil.example",
  "example.com/claim",
  "203.0.113.9",
  "оплата.рф",
  "evil․com",
])("%s is refused as a name, with the reason", (name) => {
  expect(nameField.safeParse(name).error?.issues[0]?.message).toContain("looks like");
});

test.each(["A\u200bda", "\u200b", "Ada\u00ad", "\u202eadA"])(
  "%j has invisible characters, so the person is asked to type the name",
  (name) => {
    expect(nameField.safeParse(name).error?.issues[0]?.message).toMatch(/invisible character.* type it instead/);
  },
);
