import { addNeverAgainBody, neverAgainDish, neverAgainDishes } from "../contract/never-again.ts";
import { successBody } from "../contract/shared/errors.ts";
import type { Call } from "./call.ts";

export const NEVER_AGAIN_CALLS = {
  neverAgain: {
    method: "GET",
    path: "/api/never-again",
    word: "never-again",
    access: "member",
    summary: "Dishes that are not served to the user any more, or less or more often",
    reply: neverAgainDishes,
    status: 200,
  },
  addNeverAgain: {
    method: "POST",
    path: "/api/never-again",
    word: "never-again",
    access: "member",
    summary: "Never serve the dish of a meal again, or less or more often; the meal itself stays until it is replaced",
    body: addNeverAgainBody,
    reply: neverAgainDish,
    status: 201,
    refusals: [404, 409],
  },
  removeNeverAgain: {
    method: "DELETE",
    path: "/api/never-again/{id}",
    word: "never-again",
    access: "member",
    summary: "Take the mark of a dish back",
    reply: successBody,
    status: 200,
  },
} as const satisfies Readonly<Record<string, Call>>;
