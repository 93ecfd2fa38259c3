import { join, resolve } from "node:path";

export const PROJECT_ROOT = resolve(import.meta.dirname, "../..");
export const CLIENT_DIRECTORY = join(PROJECT_ROOT, "dist/client");
/** The landing page's week; `web/vite.config.ts` reads it too. */
export const SAMPLE_WEEK_FILE = join(PROJECT_ROOT, "dist/sample-week.json");
/** The shopping list of that week, for the sample PDF. */
export const SAMPLE_WEEK_LIST_FILE = join(PROJECT_ROOT, "dist/sample-week-list.json");
export const WORKER_BUNDLE = join(PROJECT_ROOT, "dist/worker/index.js");
/** The worker's settings from wrangler.toml, for the local server. */
export const WORKER_OPTIONS_FILE = join(PROJECT_ROOT, "dist/worker-options.json");
/** The product's bill of materials (CycloneDX); not served. */
export const SBOM_FILE = join(PROJECT_ROOT, "dist/sbom.cdx.json");
export const MIGRATIONS_DIRECTORY = join(PROJECT_ROOT, "schema/migrations");
export const WRANGLER_CONFIG = join(PROJECT_ROOT, "wrangler.toml");
