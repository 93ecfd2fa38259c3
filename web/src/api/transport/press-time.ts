let last = 0;
/** The latest time that the server can have given a press, by this device's clock. */
let answeredUntil = 0;

/**
 * The time of a press, milliseconds since 1970: later than every press before it, however quick they are and whatever
 * the clock does.
 */
export function pressTime(now: number = Date.now()): number {
  last = Math.max(now, last + 1);
  return last;
}

/** The times sent with a press, in milliseconds since 1970 by this device's clock. */
interface PressTimes {
  readonly pressedAt: number;
  readonly sentAt: number;
}

/**
 * Sends a press with its times. The server dates it by its arrival minus its age, so a press that was delayed in
 * transit counts as later; nothing sent after its reply is ever dated before it.
 */
export async function sendPress<Answer>(
  pressedAt: number,
  send: (times: PressTimes) => Promise<Answer>,
): Promise<Answer> {
  const sentAt = Date.now();
  const times = { pressedAt: Math.min(sentAt, Math.max(pressedAt, answeredUntil)), sentAt };
  const answer = await send(times);
  answeredUntil = Math.max(answeredUntil, Date.now() - (sentAt - times.pressedAt));
  return answer;
}
