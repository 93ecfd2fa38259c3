import { ANSWERS_CHANGED, HOUSEHOLD_CHANGED, UNSAVED_INPUT_TEXT } from "@mealwright/schema/constants/questionnaire";
import { expect, test } from "vitest";
import { ANSWERS, PASSWORD, registerPaid } from "../../../worker/test/factories.ts";
import { openSite, takeScreenshot } from "../site.ts";
import { button, openSettings, section } from "./settings-page.ts";

// One person with two screens: what the other one saved stays and is shown, without a reload.
const site = openSite();

const mia = {
  name: "Mia",
  allergies: ["Eggs"],
  otherAllergies: null,
  diet: "omnivore",
  ageBand: "18-65",
  appetite: "usual",
  days: [1],
};

test("saving an open Settings page does not untick an allergy ticked on another screen meanwhile", async () => {
  const visit = await site().visit({ width: 390 });
  const member = await registerPaid(site().harness, "weekly-flex");
  const page = await openSettings(site(), member, visit);
  await page.getByRole("button", { name: "Preferences", exact: true }).click();
  const allergy = (name: string) => page.getByRole("checkbox", { name, exact: true });
  await allergy("Sesame").check();
  await page.getByLabel("Cooking level").selectOption("advanced");
  await member.browser.post("/api/save-questionnaire", { ...ANSWERS, allergies: ["Dairy"], budget: "90" });

  await button(page, "Save preferences").click();
  await section(page, "Preferences").getByText(ANSWERS_CHANGED).waitFor();
  await expect.poll(() => allergy("Dairy").isChecked()).toBe(true);
  expect(await allergy("Sesame").isChecked()).toBe(true);
  await takeScreenshot(page, "settings-changed-elsewhere");
  expect((await member.browser.get("/api/user/preferences")).json).toMatchObject({ allergies: ["Dairy"] });

  await button(page, "Save preferences").click();
  await section(page, "Preferences").getByText("Saved.").waitFor();
  const saved = (await member.browser.get("/api/user/preferences")).json;
  expect(saved).toMatchObject({ allergies: ["Dairy", "Sesame"], cookingLevel: "advanced", budget: 90 });
  expect(visit.complaints).toEqual([expect.stringMatching(/409/)]);
});

test("saving a long-open questionnaire does not untick an allergy ticked on another screen meanwhile", async () => {
  const visit = await site().visit();
  const member = await registerPaid(site().harness, "weekly-flex");
  const page = await openSettings(site(), member, visit);
  await page.goto("/questionnaire");
  const toStep = async (step: number) => {
    await button(page, step === 9 ? "Save my answers" : "Continue").click();
    if (step < 9) await page.getByText(`Step ${step} of 8`, { exact: true }).waitFor();
  };
  for (const step of [2, 3, 4, 5, 6, 7, 8]) await toStep(step);
  await member.browser.post("/api/save-questionnaire", { ...ANSWERS, allergies: ["Dairy"] });
  await page.getByLabel("Age").fill("41");
  await toStep(9);
  await page.getByText(ANSWERS_CHANGED).waitFor();
  await toStep(9);
  await expect.poll(() => new URL(page.url()).pathname).toBe("/meal-plan");
  const saved = (await member.browser.get("/api/user/preferences")).json;
  expect(saved).toMatchObject({ allergies: ["Dairy"], age: 41 });
  expect(visit.complaints).toEqual([expect.stringMatching(/409/)]);
});

test("adding a person keeps people added on another screen, and what was typed", async () => {
  const visit = await site().visit();
  const member = await registerPaid(site().harness, "annual-vip");
  const page = await openSettings(site(), member, visit);
  const add = async (name: string) => {
    await button(page, "Add a person").click();
    await section(page, "Your household").getByLabel("Name").fill(name);
    await section(page, "Your household").getByRole("button", { name: "Save person", exact: true }).click();
  };
  await button(page, "Add a person").waitFor();
  await member.browser.post("/api/user/household", { people: [mia] });
  await add("Tom");
  await section(page, "Your household").getByText(HOUSEHOLD_CHANGED).waitFor();
  await section(page, "Your household").getByText("Mia", { exact: true }).first().waitFor();
  await section(page, "Your household").getByRole("button", { name: "Save person", exact: true }).click();
  await section(page, "Your household")
    .getByText(/^Tom is saved/)
    .waitFor();
  const { people } = (await member.browser.get("/api/user/household")).json;
  expect((people as { name: string }[]).map(({ name }) => name)).toEqual(["Mia", "Tom"]);
  expect(visit.complaints).toEqual([expect.stringMatching(/409/)]);
});

test("editing a person keeps an allergy added to them on another screen", async () => {
  const visit = await site().visit();
  const member = await registerPaid(site().harness, "annual-vip");
  await member.browser.post("/api/user/household", { people: [mia] });
  const page = await openSettings(site(), member, visit);
  const household = section(page, "Your household");
  await household.getByRole("button", { name: "Edit Mia", exact: true }).click();
  await household.getByLabel("Diet").selectOption("vegan");
  await member.browser.post("/api/user/household", { people: [{ ...mia, allergies: ["Eggs", "Sesame"] }] });
  await button(page, "Save preferences").click();
  await section(page, "Preferences").getByText("Saved.").waitFor();

  const save = household.getByRole("button", { name: "Save person", exact: true });
  await save.click();
  await household.getByText(HOUSEHOLD_CHANGED).waitFor();
  await save.click();
  await household.getByText(/^Mia is saved/).waitFor();
  const { people } = (await member.browser.get("/api/user/household")).json;
  expect(people).toMatchObject([{ name: "Mia", diet: "vegan", allergies: ["Eggs", "Sesame"] }]);
  expect(visit.complaints).toEqual([expect.stringMatching(/409/)]);
});

test.each([
  ["renames", [{ ...mia, name: "Mia Rose", allergies: ["Eggs", "Sesame"] }], ["Eggs", "Sesame"], "Mia Rose"],
  ["removes", [], ["Eggs"], "Mia"],
])("the open form of a person whom another screen %s keeps what was typed", async (_, people, allergies, name) => {
  const visit = await site().visit({ width: 390 });
  const member = await registerPaid(site().harness, "annual-vip");
  await member.browser.post("/api/user/household", { people: [mia] });
  const page = await openSettings(site(), member, visit);
  await page.getByRole("button", { name: "Your household", exact: true }).click();
  const household = section(page, "Your household");
  await household.getByRole("button", { name: "Edit Mia", exact: true }).click();
  await household.getByLabel("Diet").selectOption("vegan");
  await member.browser.post("/api/user/household", { people });
  // Any further request brings it.
  await page.getByRole("button", { name: "Preferences", exact: true }).click();
  await button(page, "Save preferences").click();
  await household.getByText(HOUSEHOLD_CHANGED).waitFor();
  expect(await household.getByLabel("Diet").inputValue()).toBe("vegan");
  await takeScreenshot(page, `household-form-${name}`);
  await household.getByRole("button", { name: "Save person", exact: true }).click();
  await household.getByText(`${name} is saved.`, { exact: false }).waitFor();
  const stored = (await member.browser.get("/api/user/household")).json.people;
  expect(stored).toMatchObject([{ name, diet: "vegan", allergies }]);
  await visit.context.close();
});

test("what was typed when the session ended is back after signing in, merged with what was saved meanwhile", async () => {
  const visit = await site().visit({ width: 390 });
  const member = await registerPaid(site().harness, "weekly-flex");
  const page = await openSettings(site(), member, visit);
  await button(page, "Preferences").click();
  await page.getByRole("checkbox", { name: "Other", exact: true }).check();
  await page.getByLabel("Other allergies").fill("kiwi");
  await member.browser.post("/api/save-questionnaire", { ...ANSWERS, allergies: ["Dairy"] });
  await member.browser.post("/api/auth/logout");
  await button(page, "Save preferences").click();
  await page.waitForURL("**/auth");
  await page.getByLabel("Email").fill(member.email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
  // Folded on a phone, except for the section with unsaved changes.
  await section(page, "Preferences").getByText(UNSAVED_INPUT_TEXT).waitFor();
  const isInSight = () => page.evaluate(() => window.scrollY > 0);
  await expect.poll(isInSight).toBe(true);
  expect(await page.getByLabel("Other allergies").inputValue()).toBe("kiwi");
  expect(await page.getByRole("checkbox", { name: "Dairy", exact: true }).isChecked()).toBe(true);
  await visit.context.close();
});
