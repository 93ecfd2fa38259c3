import { expect, test } from "vitest";
import { HOW_IT_WORKS, QUESTIONS, REVIEWS } from "../../src/features/landing/landing-texts.ts";
import { structuredData } from "./structured-data.ts";

const items = structuredData("https://meals.example");
const ofType = (type: string) => items.filter((item) => item["@type"] === type);

test("contains every type that the specification requires", () => {
  expect(new Set(items.map((item) => item["@type"]))).toEqual(
    new Set(["Organization", "Service", "FAQPage", "SoftwareApplication", "Review", "HowTo"]),
  );
  expect(items.every((item) => item["@context"] === "https://schema.org")).toBe(true);
});

test("lists the four plans with their prices", () => {
  expect(ofType("Service")[0]).toMatchObject({
    offers: [
      { name: "Free Starter", price: 0 },
      { name: "Weekly Flex", price: 5, priceCurrency: "USD" },
      { name: "Monthly Saver", price: 18, priceCurrency: "USD" },
      { name: "Annual VIP", price: 180, priceCurrency: "USD" },
    ],
  });
});

test("repeats the questions, reviews and three steps shown on the page", () => {
  expect(ofType("FAQPage")[0]).toMatchObject({
    mainEntity: QUESTIONS.map(({ question, answer }) => ({ name: question, acceptedAnswer: { text: answer } })),
  });
  expect(ofType("Review")).toMatchObject(REVIEWS.map(({ name, text }) => ({ author: { name }, reviewBody: text })));
  expect(ofType("HowTo")[0]).toMatchObject({ step: HOW_IT_WORKS.map(({ name, text }) => ({ name, text })) });
});
