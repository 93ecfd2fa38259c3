import { defineConfig } from "drizzle-kit";

/** Makes migrations from the tables; they are applied by the launcher on one machine and by the deploy step elsewhere. */
export default defineConfig({
  dialect: "turso",
  casing: "snake_case",
  schema: "./schema/src/tables/*.ts",
  out: "./schema/migrations",
});
