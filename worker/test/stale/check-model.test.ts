import { expect, test } from "vitest";
import { STALE } from "../../../web/src/api/transport/stale.ts";
import { openModel } from "../model/model-stack.ts";
import { failing, honest } from "../stand-ins/model-endpoint.ts";
import { makeSubject, ok, QUERIES, snapshot } from "./subject.ts";

const model = openModel();

test("checking the model changes exactly the data that its function refreshes", async () => {
  const { harness, endpoint } = model();
  endpoint.behave(honest);
  const subject = await makeSubject(harness);
  const before = await snapshot(subject);
  endpoint.behave(failing(500));
  ok(await subject.browser.post("/api/admin/model/check"));
  const after = await snapshot(subject);
  const changed = QUERIES.filter((query) => before.get(query) !== after.get(query));
  expect(changed).toEqual(STALE.checkModel);
});
