import { expect, test } from "vitest";
import { MEAL_TEMPLATES, SIDE_TEMPLATES } from "../templates/all.ts";
import { outlinesOf } from "./outline-of.ts";

/** After a change of templates the data file is written anew by this test, run alone with `-u`. */
const OUT_OF_DATE = "The outlines are out of date: run `npx pnpm@12.21.0 run outlines` (this test with -u)";

test("the generated outlines match the templates", async () => {
  const outlines = outlinesOf(MEAL_TEMPLATES, SIDE_TEMPLATES);
  await expect(sourceOf(JSON.stringify(outlines)), OUT_OF_DATE).toMatchFileSnapshot("./outlines.data.ts");
});

/** A line for each template, so that a change shows where it is. */
function sourceOf(json: string): string {
  return [
    "/** The outlines of the cookbook's templates, written by `outlines.test.ts` when it is run with `-u`. */",
    `export const OUTLINES = \`${json.replaceAll('{"id"', '\n{"id"')}\`;`,
    "",
  ].join("\n");
}
