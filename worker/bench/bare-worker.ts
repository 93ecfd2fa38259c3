import { createClient } from "@libsql/client/http";
import { Hono } from "hono";

/** The baseline: a bare Hono worker with one query per request, `select 1` or twenty rows of a list. */
const app = new Hono<{ Bindings: { LIBSQL_URL: string; LIBSQL_TOKEN: string } }>();

app.get("/api/bare", async (c) => {
  const client = createClient({ url: c.env.LIBSQL_URL, authToken: c.env.LIBSQL_TOKEN, intMode: "number" });
  const { rows } = await client.execute("select 1 as one");
  return c.json({ one: rows[0]?.one });
});

app.get("/api/bare-rows", async (c) => {
  const client = createClient({ url: c.env.LIBSQL_URL, authToken: c.env.LIBSQL_TOKEN, intMode: "number" });
  const { rows } = await client.execute("select id, week_of, status, created_at from meal_plans limit 20");
  return c.json(rows.map(({ id, week_of, status, created_at }) => ({ id, week_of, status, created_at })));
});

export default app;
