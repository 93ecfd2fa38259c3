import { setTimeout as wait } from "node:timers/promises";
import { type Client, createClient } from "@libsql/client/http";
import type { DatabaseAddress } from "../../launch/database/database-client.ts";

const PAUSE_MS = 50;
/** Answers with errors are shorter, so longer ones are not searched. */
const LONGEST_ERROR_BYTES = 4_096;

/** Whether the database was overloaded or locked by other writers, so that nothing was executed. */
async function isHeld(response: Response): Promise<boolean> {
  if (response.status === 429) return true;
  const body = await response.clone().arrayBuffer();
  return body.byteLength < LONGEST_ERROR_BYTES && new TextDecoder().decode(body).includes('"code":"SQLITE_BUSY');
}

async function askUntilFree(request: Request): Promise<Response> {
  for (;;) {
    const response = await fetch(request.clone());
    if (!(await isHeld(response))) return response;
    await wait(PAUSE_MS);
  }
}

/** A client for tests to use besides the worker; it retries until the database is free, however long that takes. */
export function openPatientClient({ url, authToken }: DatabaseAddress): Client {
  return createClient({ url, ...(authToken ? { authToken } : {}), intMode: "number", fetch: askUntilFree });
}
