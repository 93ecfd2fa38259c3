import { test } from "vitest";
import { findFreePort } from "../../../launch/processes/ports.ts";
import { openHarness } from "../../harness.ts";
import { fuzzCalls } from "./fuzz-calls.ts";

// Nothing listens there: whatever the admin's calls set up, nobody outside this machine is asked.
const issuer = `http://127.0.0.1:${await findFreePort("127.0.0.1")}`;
const harness = openHarness({ LIMIT_SCALE: "100000", GOOGLE_ISSUER: issuer });

test(
  "random calls in the contract's shape cause no 5xx, match their reply schema and show nobody else's data",
  { timeout: 600_000 },
  () => fuzzCalls(harness(), 250, 1),
);
