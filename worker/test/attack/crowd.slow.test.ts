import { test } from "vitest";
import { openHarness } from "../harness.ts";
import { signInAtOnce } from "./crowd.ts";

const harness = openHarness({});

test("a hundred people behind one address register, then sign in, at once: no error but 429", () =>
  signInAtOnce(harness(), 100));
