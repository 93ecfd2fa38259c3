import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import type { CalendarEvent } from "./calendar-event.ts";
import { calendarText, escapeText, foldLine } from "./calendar-text.ts";

const EVENT: CalendarEvent = {
  uid: "2026-11-23-1-dinner-abc@mealwright.test",
  title: "Crème brûlée; “hot”, 2 \\ 3",
  description: "First line,\nsecond: line;",
  category: "Dinner",
  start: new Date("2026-11-23T19:00:00Z"),
  minutes: 45,
  revisedAt: new Date("2026-11-22T10:11:12.345Z"),
  alarms: [{ minutesBefore: 1380, text: "Soak the beans" }],
};

const octetsOf = (line: string) => new TextEncoder().encode(line).length;
const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((part) => new ICAL.Event(part));

test.each([
  ["a,b;c\\d", "a\\,b\\;c\\\\d"],
  ["one\r\ntwo\rthree\nfour", "one\\ntwo\\nthree\\nfour"],
  ["bell\u0007 tab\tnull\u0000", "bell  tab null "],
])("escapes %j", (text, escaped) => {
  expect(escapeText(text)).toBe(escaped);
});

test("any text is read back unchanged, and lines have at most 75 bytes", () => {
  const lines = fc.array(fc.string({ unit: "grapheme", maxLength: 120 }), { maxLength: 5 });
  const texts = lines.map((parts) => parts.join("\n").replaceAll(/(?!\n)\p{Cc}/gu, " "));
  fc.assert(
    fc.property(texts, texts, (title, description) => {
      const text = calendarText([{ ...EVENT, title, description }], null);
      expect(text.split("\r\n").filter((line) => octetsOf(line) > 75)).toEqual([]);
      const [event] = eventsOf(text);
      expect([event?.summary, event?.description]).toEqual([title, description]);
    }),
    { numRuns: 300 },
  );
});

test("folding a line never splits a character", () => {
  for (const line of foldLine(`SUMMARY:${"🥘é".repeat(60)}`).split("\r\n ")) expect(line.isWellFormed()).toBe(true);
});

describe("a calendar event", () => {
  const [event] = eventsOf(calendarText([EVENT], "Europe/Berlin"));

  test("has a local time without a time zone", () => {
    expect(event?.startDate.toString()).toBe("2026-11-23T19:00:00");
    expect(event?.startDate.zone).toBe(ICAL.Timezone.localTimezone);
    expect(event?.endDate.toString()).toBe("2026-11-23T19:45:00");
  });

  test("has its revision time, and a higher number for each later revision", () => {
    const revisions = [EVENT, { ...EVENT, revisedAt: new Date(EVENT.revisedAt.getTime() + 1000) }];
    const [before, after] = eventsOf(calendarText(revisions, null));
    expect(after?.sequence).toBe((before?.sequence ?? 0) + 1);
    expect(after?.sequence).toBeLessThan(2 ** 31);
    for (const name of ["dtstamp", "last-modified"]) {
      expect(String(before?.component.getFirstPropertyValue(name))).toBe("2026-11-22T10:11:12Z");
    }
  });

  test("has a reminder before it starts", () => {
    const alarm = event?.component.getFirstSubcomponent("valarm");
    const trigger = alarm?.getFirstPropertyValue("trigger");
    expect(trigger instanceof ICAL.Duration && trigger.toSeconds()).toBe(-23 * 3600);
    expect(alarm?.getFirstPropertyValue("description")).toBe("Soak the beans");
  });

  test("leaves the person's time free for others", () => {
    expect(event?.component.getFirstPropertyValue("transp")).toBe("TRANSPARENT");
  });
});
