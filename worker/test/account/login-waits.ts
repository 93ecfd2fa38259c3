import type { Harness } from "../harness.ts";

/** Longer than any wait, and longer than any machine needs between two attempts. */
export const HELD_SECONDS = 100_000;

/**
 * Makes an attempt while every wait is still in force: prolongs the waits, so that a slow machine makes no difference.
 */
export async function whileWaiting<Result>({ database }: Harness, attempt: () => Promise<Result>): Promise<Result> {
  const heldMs = HELD_SECONDS * 1000;
  await database.execute({
    sql: "update login_failures set next_allowed_at = next_allowed_at + ? where next_allowed_at > last_at",
    args: [heldMs],
  });
  const result = await attempt();
  await database.execute({
    sql: "update login_failures set next_allowed_at = next_allowed_at - ?1 where next_allowed_at - last_at > ?1",
    args: [heldMs],
  });
  return result;
}

/** The wait that the last attempt caused. */
export async function lastWaitSeconds({ database }: Harness): Promise<number> {
  const { rows } = await database.execute(
    "select max(next_allowed_at - last_at) as ms from login_failures where last_at = (select max(last_at) from login_failures)",
  );
  return Number(rows[0]?.ms) / 1000;
}

/** Repeats the last failure in the database, because each real attempt would cost a password hash. */
export async function repeatLastFailure({ database }: Harness, times: number): Promise<void> {
  await database.execute({
    sql: "update login_failures set failures = failures + ? where last_at = (select max(last_at) from login_failures)",
    args: [times],
  });
}
