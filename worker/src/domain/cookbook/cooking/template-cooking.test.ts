import { expect, test } from "vitest";
import { allTemplates } from "../cookbook.ts";
import { cookingLine } from "./template-cooking.ts";

/** After changes to templates or the table, update the data file by running this test alone with `-u`. */
const OUT_OF_DATE = "How foods are cooked is out of date: run `npx pnpm@12.21.0 run outlines` (this test with -u)";

test("the recorded cooking method of each template's foods matches its steps", async () => {
  const source = [
    "/** How each template cooks the foods that USDA's retention table knows, written by `template-cooking.test.ts` with `-u`. */",
    "export const COOKING = `",
    ...allTemplates().map(cookingLine),
    "`;",
    "",
  ].join("\n");
  await expect(source, OUT_OF_DATE).toMatchFileSnapshot("./cooking.data.ts");
});
