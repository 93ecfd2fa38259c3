/** Something rung before an event begins. */
export interface CalendarAlarm {
  readonly minutesBefore: number;
  readonly text: string;
}

/** A meal as a calendar holds it. */
export interface CalendarEvent {
  /** The same for a place in the week whatever dish stands there, so that a calendar exchanges one for the other. */
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  /** By the clock of wherever the person is, as if it were UTC. */
  readonly start: Date;
  readonly minutes: number;
  /** When the dish or its hour changed last. */
  readonly revisedAt: Date;
  readonly alarms: readonly CalendarAlarm[];
}
