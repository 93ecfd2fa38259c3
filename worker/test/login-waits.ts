import type { Harness } from "./harness.ts";

/** Lets every wait begin now: how long this machine took for the tries before does not count. */
export async function restartWaits({ database }: Harness): Promise<void> {
  await database.execute({
    sql: "update login_failures set next_allowed_at = ?1 + next_allowed_at - last_at, last_at = ?1 where next_allowed_at > last_at",
    args: [Date.now()],
  });
}

/** As if the last wrong try had been made so many times more: each one made would cost the work of a password. */
export async function repeatLastFailure({ database }: Harness, times: number): Promise<void> {
  await database.execute({
    sql: "update login_failures set failures = failures + ? where last_at = (select max(last_at) from login_failures)",
    args: [times],
  });
}
