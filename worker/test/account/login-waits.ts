import type { Harness } from "../harness.ts";

/** Longer than any wait, and than any machine takes between a try and the next. */
export const HELD_SECONDS = 100_000;

/** What is tried while every wait that has been set is still on, so many seconds longer, however slow this machine is. */
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

/** How long the wait is that the last try has set. */
export async function lastWaitSeconds({ database }: Harness): Promise<number> {
  const { rows } = await database.execute(
    "select max(next_allowed_at - last_at) as ms from login_failures where last_at = (select max(last_at) from login_failures)",
  );
  return Number(rows[0]?.ms) / 1000;
}

/** As if the last wrong try had been made so many times more: each one made would cost the work of a password. */
export async function repeatLastFailure({ database }: Harness, times: number): Promise<void> {
  await database.execute({
    sql: "update login_failures set failures = failures + ? where last_at = (select max(last_at) from login_failures)",
    args: [times],
  });
}
