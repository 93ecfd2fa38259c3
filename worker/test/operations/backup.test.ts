import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import { afterAll, expect, test } from "vitest";
import { backUp, restore } from "../../launch/backup/backup.ts";
import { splitStatements } from "../../launch/backup/split-statements.ts";
import { startSqld } from "../../launch/database/sqld.ts";
import { PASSWORD, registerPaid } from "../factories.ts";
import { openHarness, startHarness } from "../harness.ts";
import { openPatientClient } from "../stack/patient-client.ts";
import { temporaryFolder } from "../stack/temporary-folder.ts";

const harness = openHarness();
const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function statementsOf(...pieces: string[]): Promise<string[]> {
  const texts = async function* () {
    yield* pieces;
  };
  const statements: string[] = [];
  for await (const statement of splitStatements(texts())) statements.push(statement);
  return statements;
}

test("SQL statements are split outside of quotes, however the text is cut", async () => {
  const text = `insert into "a;b" values ('it''s; "so"', 'x\n;');\nselect 1;`;
  const whole = [`insert into "a;b" values ('it''s; "so"', 'x\n;')`, "select 1"];
  for (let cut = 0; cut <= text.length; cut++) {
    expect(await statementsOf(text.slice(0, cut), text.slice(cut)), `cut at ${cut}`).toEqual(whole);
  }
  const trigger = "create trigger a after insert on b begin update b set c = 1; delete from d; end";
  expect(await statementsOf(`${trigger};`)).toEqual([trigger]);
  expect(await statementsOf("select 1; select 2")).toEqual(["select 1"]);
});

test("a restored backup contains every row written before it", async () => {
  const { browser, email } = await registerPaid(harness(), "weekly-flex", { allergies: ["Dairy"] });
  const plan = mealPlan.parse((await browser.post("/api/generate-meal-plan")).json);
  const odd = `O'Neill; "quoted"
\`ticked\`;
END; ✓`;
  await harness().database.execute({
    sql: "insert into contact_messages (id, name, email, subject, message, category, priority, created_at) values ('odd', ?, ?, ?, ?, 'general', 0, 1)",
    args: [odd, email, odd, odd],
  });
  const file = join(folder, "backup.sql");
  expect((await backUp(harness().databaseAddress, file)).bytes).toBeGreaterThan(10_000);

  const data = join(folder, "restored");
  mkdirSync(data);
  const sqld = await startSqld(data);
  const address = { url: sqld.url, authToken: sqld.access.token };
  await restore(address, file);
  const restored = openPatientClient(address);
  const { rows: tables } = await restored.execute(
    "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by name",
  );
  expect(tables.length).toBeGreaterThan(20);
  for (const { name } of tables) {
    const all = `select * from "${name}" order by rowid`;
    expect((await restored.execute(all)).rows, String(name)).toEqual((await harness().database.execute(all)).rows);
  }
  await expect(restore(address, file)).rejects.toThrow(/not empty/);
  restored.close();

  const again = await startHarness({
    LIBSQL_URL: sqld.url,
    LIBSQL_TOKEN: sqld.access.token ?? "",
    PASSWORD_PEPPER: harness().secrets.passwordPepper,
  });
  try {
    const visitor = again.visitor();
    expect((await visitor.post("/api/auth/login", { email, password: PASSWORD })).status).toBe(200);
    expect((await visitor.get(`/api/meal-plans/${plan.id}`)).json).toMatchObject({ id: plan.id, meals: plan.meals });
  } finally {
    await again.stop();
    await sqld.stop();
  }
});

test("an interrupted dump leaves the earlier backup in place", async () => {
  const file = join(folder, "broken.sql");
  writeFileSync(file, "kept");
  const away = { ...harness().databaseAddress, authToken: "nobody" };
  await expect(backUp(away, file)).rejects.toThrow(/gives no dump/);
  expect(readFileSync(file, "utf8")).toBe("kept");
});
