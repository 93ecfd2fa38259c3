import type * as Workers from "@cloudflare/workers-types";

/** Members are made by the worker's own code, which names these types of its platform. */
declare global {
  type Fetcher = Workers.Fetcher;
  type RateLimit = Workers.RateLimit;
  type SendEmail = Workers.SendEmail;
}
