import type * as Workers from "@cloudflare/workers-types";

/** Members are created by the worker's own code, which uses these types of its platform. */
declare global {
  type Fetcher = Workers.Fetcher;
  type RateLimit = Workers.RateLimit;
  type D1Database = Workers.D1Database;
  type D1PreparedStatement = Workers.D1PreparedStatement;
  type D1Result<Row> = Workers.D1Result<Row>;
  type SendEmail = Workers.SendEmail;
}
