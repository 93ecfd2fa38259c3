import type { AuthReply } from "@mealwright/schema/contract/auth";
import { expect, test } from "vitest";
import { userOfReply } from "./auth-reply.ts";

const user = { id: "u1", name: "Ada" };

test.each([
  [{ success: true, user }, user],
  [{ success: true }, null],
  [{ success: false, user }, null],
  [undefined, null],
])("reply %j signs in only with success and a user", (reply, expected) => {
  // What a server might send, whatever the contract says.
  expect(userOfReply(JSON.parse(JSON.stringify(reply ?? null)) as AuthReply)).toEqual(expected);
});
