import { CALENDAR_NAME, CALENDAR_PRODUCT, CALENDAR_REFRESH } from "@mealwright/schema/constants/calendar";
import type { CalendarAlarm, CalendarEvent } from "./calendar-event.ts";

/** The most octets of a content line, without its line break (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/** `SEQUENCE` counts seconds from here, so that it rises with each change and fits into 31 bits. */
const SEQUENCE_EPOCH_MS = Date.UTC(2024, 0, 1);

const encoder = new TextEncoder();

/** A content line, folded between characters: a fold's space counts for the line that it begins. */
export function foldLine(line: string): string {
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** Text as a property's value (RFC 5545, 3.3.11), without the control characters that are not allowed in it. */
export function escapeText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/(?!\n)\p{Cc}/gu, " ")
    .replaceAll(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");
}

/** `20261123T190000` of an instant, in UTC. */
function basicTime(at: Date): string {
  return at.toISOString().slice(0, "YYYY-MM-DDTHH:MM:SS".length).replaceAll(/[-:]/g, "");
}

function alarmLines({ minutesBefore, text }: CalendarAlarm): readonly string[] {
  return [
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `TRIGGER:-PT${minutesBefore}M`,
    `DESCRIPTION:${escapeText(text)}`,
    "END:VALARM",
  ];
}

function eventLines(event: CalendarEvent): readonly string[] {
  const revised = `${basicTime(event.revisedAt)}Z`;
  const sequence = Math.max(0, Math.floor((event.revisedAt.getTime() - SEQUENCE_EPOCH_MS) / 1000));
  return [
    "BEGIN:VEVENT",
    `UID:${escapeText(event.uid)}`,
    // Without METHOD this is the time of the last revision (RFC 5545, 3.8.7.2), so an unchanged event stays identical.
    `DTSTAMP:${revised}`,
    `LAST-MODIFIED:${revised}`,
    `SEQUENCE:${sequence}`,
    `DTSTART:${basicTime(event.start)}`,
    `DURATION:PT${event.minutes}M`,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `CATEGORIES:${escapeText(event.category)}`,
    // Eating does not make somebody busy for others.
    "TRANSP:TRANSPARENT",
    ...event.alarms.flatMap(alarmLines),
    "END:VEVENT",
  ];
}

/**
 * Meals as an iCalendar file (RFC 5545). Times are floating: dinner is at seven wherever the person is, even after a clock
 * change. `X-WR-TIMEZONE` is for calendars, such as Google's, that would read a floating time as UTC.
 * @param timeZone IANA name; null if unknown.
 */
export function calendarText(events: readonly CalendarEvent[], timeZone: string | null): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:${CALENDAR_PRODUCT}`,
    "CALSCALE:GREGORIAN",
    `NAME:${escapeText(CALENDAR_NAME)}`,
    `X-WR-CALNAME:${escapeText(CALENDAR_NAME)}`,
    ...(timeZone === null ? [] : [`X-WR-TIMEZONE:${escapeText(timeZone)}`]),
    `REFRESH-INTERVAL;VALUE=DURATION:${CALENDAR_REFRESH}`,
    `X-PUBLISHED-TTL:${CALENDAR_REFRESH}`,
    ...events.flatMap(eventLines),
    "END:VCALENDAR",
  ];
  return `${lines.map(foldLine).join("\r\n")}\r\n`;
}
