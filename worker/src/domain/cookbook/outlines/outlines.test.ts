import { expect, test } from "vitest";
import { MEAL_TEMPLATES, SIDE_TEMPLATES } from "../templates/all.ts";
import { outlinesOf } from "./outline-of.ts";

/** After changes to templates, update the data file by running this test alone with `-u`. */
const OUT_OF_DATE = "The outlines are out of date: run `npx pnpm@12.21.0 run outlines` (this test with -u)";

test("the generated outlines match the templates", async () => {
  const outlines = outlinesOf(MEAL_TEMPLATES, SIDE_TEMPLATES);
  await expect(sourceOf(JSON.stringify(outlines)), OUT_OF_DATE).toMatchFileSnapshot("./outlines.data.ts");
});

/** One line for each template, so that a diff shows which one changed. */
function sourceOf(json: string): string {
  return [
    "/** The outlines of the cookbook's templates, written by `outlines.test.ts` when it is run with `-u`. */",
    `export const OUTLINES = \`${json.replaceAll('{"id"', '\n{"id"')}\`;`,
    "",
  ].join("\n");
}
