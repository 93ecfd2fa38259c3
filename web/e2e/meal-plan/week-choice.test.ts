import { DAY_NAMES } from "@mealwright/schema/constants/meals";
import { LABELS } from "@mealwright/schema/constants/messages";
import { WEEK_CHOICE } from "@mealwright/schema/constants/plan-texts";
import { beginText } from "@mealwright/schema/rules/text/week-text";
import { clockAt } from "../../../worker/test/clock-of-tests.ts";
import { expectAccessible, expectQuiet, openSite, slowTest, takeScreenshot } from "../site.ts";
import { enter, expectDays, LOOKS, shows } from "./week-pages.ts";

const SATURDAY = clockAt(6, 10);
const onSaturday = openSite(SATURDAY);

slowTest.each(LOOKS)(
  "on Saturday next week is offered first, with the rest of this week second, at %o",
  async (look) => {
    const visit = await enter(onSaturday(), SATURDAY, look);
    const { page } = visit;
    await page.getByRole("link", { name: "View plan", exact: true }).click();
    await shows(page, WEEK_CHOICE.title);
    await shows(page, WEEK_CHOICE.rest);
    await expectAccessible(page);
    await takeScreenshot(page, `week-choice-${look.width}-${look.scheme}`);
    await page.getByRole("button", { name: WEEK_CHOICE.next }).click();
    await shows(page, "Next week");
    await expectDays(page, DAY_NAMES);
    // The dashboard leads to next week too, instead of offering a plan as if there were none.
    await page.getByRole("link", { name: "Dashboard", exact: true }).filter({ visible: true }).click();
    await shows(page, "It is nearly over, and next week is planned.");
    await page.getByRole("link", { name: WEEK_CHOICE.seeNext }).click();
    await shows(page, "Next week");
    await page.getByRole("button", { name: "Previous week" }).click();
    await shows(page, "No plan for this week");
    await page.getByRole("button", { name: LABELS.generateNew }).click();
    await shows(page, WEEK_CHOICE.lead);
    await page.getByRole("button", { name: WEEK_CHOICE.seeNext }).waitFor();
    await page.getByRole("button", { name: WEEK_CHOICE.rest }).click();
    await shows(page, beginText(6));
    await expectDays(page, look.width === 390 ? ["Saturday", "Sunday"] : DAY_NAMES);
    await takeScreenshot(page, `week-rest-${look.width}-${look.scheme}`);
    expectQuiet(visit);
    await visit.context.close();
  },
);
