import { household, saveHouseholdBody } from "../contract/household.ts";
import {
  otherAllergiesReading,
  preferences,
  readOtherAllergiesBody,
  saveQuestionnaireBody,
} from "../contract/preferences.ts";
import { successBody } from "../contract/shared/errors.ts";
import type { Call } from "./call.ts";

export const PREFERENCES_CALLS = {
  preferences: {
    method: "GET",
    path: "/api/user/preferences",
    word: "preferences",
    access: "member",
    summary: "The saved questionnaire answers",
    reply: preferences,
    status: 200,
    refusals: [404],
  },
  saveQuestionnaire: {
    method: "POST",
    path: "/api/save-questionnaire",
    word: "preferences",
    access: "member",
    summary: "Save questionnaire answers",
    body: saveQuestionnaireBody,
    reply: successBody,
    status: 200,
    refusals: [409],
  },
  household: {
    method: "GET",
    path: "/api/user/household",
    word: "preferences",
    access: "member",
    summary: "Who eats along, with their portions and how many dishes suit everybody",
    reply: household,
    status: 200,
    refusals: [404],
  },
  saveHousehold: {
    method: "POST",
    path: "/api/user/household",
    word: "preferences",
    access: "member",
    summary: "Save who eats along, all of them at once; every tier may save an empty list, which forgets them",
    body: saveHouseholdBody,
    reply: household,
    status: 200,
    refusals: [403, 404, 409],
  },
  readOtherAllergies: {
    method: "POST",
    path: "/api/other-allergies",
    word: "preferences",
    access: "visitor",
    summary: "How the safety gate reads the text beside Other; nothing is stored",
    body: readOtherAllergiesBody,
    reply: otherAllergiesReading,
    status: 200,
  },
} as const satisfies Readonly<Record<string, Call>>;
