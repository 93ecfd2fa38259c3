import { createClient } from "@libsql/client/http";
import { Hono } from "hono";

/** The floor: a bare Hono worker that asks the database `select 1` on each request. */
const app = new Hono<{ Bindings: { LIBSQL_URL: string; LIBSQL_TOKEN: string } }>();

app.get("/api/bare", async (c) => {
  const client = createClient({ url: c.env.LIBSQL_URL, authToken: c.env.LIBSQL_TOKEN, intMode: "number" });
  const { rows } = await client.execute("select 1 as one");
  return c.json({ one: rows[0]?.one });
});

export default app;
