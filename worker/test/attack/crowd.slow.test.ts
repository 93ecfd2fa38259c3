import { test } from "vitest";
import { openHarness } from "../harness.ts";
import { signInAtOnce } from "./crowd.ts";

const harness = openHarness({});

test("a hundred people at one address can register and sign in at once, with no error but 429", () =>
  signInAtOnce(harness(), 100));
