import { expect, test } from "vitest";
import { allTemplates } from "../cookbook.ts";
import { cookingLine } from "./template-cooking.ts";

/** After a change of templates or of the table the data file is written anew by this test, run alone with `-u`. */
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
