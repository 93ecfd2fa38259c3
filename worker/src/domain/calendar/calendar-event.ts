/** A reminder before an event begins. */
export interface CalendarAlarm {
  readonly minutesBefore: number;
  readonly text: string;
}

/** A meal as a calendar event. */
export interface CalendarEvent {
  /** The same for a slot whichever dish is in it, so that a calendar replaces one dish with the other. */
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  /** Local time wherever the person is, stored as if it were UTC. */
  readonly start: Date;
  readonly minutes: number;
  /** When the dish or its time last changed. */
  readonly revisedAt: Date;
  readonly alarms: readonly CalendarAlarm[];
}
