import { defineConfig } from "vitest/config";
import { LongestFirst } from "./longest-first.ts";

/** The files of one test process share its modules: loading them again costs more than most files do. */
const SHARED = { isolate: false };
const FIXED_SEED = { setupFiles: [".ci/fixed-seed.ts"] };
/** A busy machine is slow: these limits are only there to end what hangs. */
const PATIENT = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 120_000 } } };

const WORKER = {
  include: ["worker/test/**/*.test.ts"],
  ...SHARED,
  ...FIXED_SEED,
  ...PATIENT,
  globalSetup: ["worker/test/stack/shared-stacks.ts"],
  // Two more than the machine's two cores: these tests mostly wait, and with fewer workers they would finish last.
  maxWorkers: 4,
};
const NOT_OF_WORKER = ["**/*.slow.test.ts", "worker/test/launcher/**", "**/node_modules/**"];

const BROWSER = {
  ...SHARED,
  ...PATIENT,
  globalSetup: ["web/e2e/unpack-browser.ts", "worker/test/stack/shared-stacks.ts"],
  // Fewer than for the worker's tests: each has its own browser and server, which take seconds to start.
  maxWorkers: 3,
};

/**
 * Suites: `unit` (pure code in Node), `exhaustive` (the same over all recipes, foods and people, or over many weeks; not in `pnpm verify`),
 * `worker` (the built bundle in workerd against sqld), `d1` (the same against Cloudflare D1; not part of `npm test`), `launcher` (its processes; where it has changed), `browser` (real
 * Chromium); `slow`, `slow-unit` and `slow-worker` (whole samples) and `slow-browser` (every look, and what is `slowTest`) are not part of `npm test`. None measures time (`pnpm bench` does): a time limit
 * only ends what hangs.
 */
export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  test: {
    reporters: ["default"],
    sequence: { sequencer: LongestFirst },
    // Node reads TypeScript by itself, and runs it as fast as the product runs: Vite's runner made every use of an import four times as slow.
    experimental: { viteModuleRunner: false },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          hookTimeout: 600_000,
          testTimeout: 600_000,
          include: [
            ".ci/*.test.ts",
            "schema/src/**/*.test.ts",
            "worker/src/**/*.test.ts",
            "web/{src,build}/**/*.test.{ts,tsx}",
          ],
          exclude: ["**/*.{slow,exhaustive}.test.ts", "**/node_modules/**"],
          maxWorkers: 2,
          ...SHARED,
          setupFiles: [...FIXED_SEED.setupFiles, ".ci/put-by-build.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "exhaustive",
          include: ["{schema,worker,web}/src/**/*.exhaustive.test.ts"],
          testTimeout: 600_000,
          maxWorkers: 2,
          ...SHARED,
          ...FIXED_SEED,
        },
      },
      {
        extends: true,
        test: {
          name: "slow",
          env: { REAL_PASSWORDS: "1" },
          include: ["**/*.slow.test.ts"],
          exclude: ["**/node_modules/**"],
          testTimeout: 3_600_000,
          hookTimeout: 600_000,
        },
      },
      {
        extends: true,
        test: {
          name: "slow-unit",
          include: ["{schema,worker,web}/src/**/*.test.ts"],
          exclude: ["**/*.slow.test.ts", "**/node_modules/**"],
          env: { WHOLE_SAMPLES: "1" },
          testTimeout: 3_600_000,
          maxWorkers: 2,
          ...SHARED,
        },
      },
      {
        extends: true,
        test: {
          ...WORKER,
          name: "worker",
          exclude: NOT_OF_WORKER,
        },
      },
      {
        extends: true,
        test: {
          ...WORKER,
          name: "slow-worker",
          exclude: NOT_OF_WORKER,
          env: { WHOLE_SAMPLES: "1" },
        },
      },
      {
        extends: true,
        test: {
          ...WORKER,
          name: "d1",
          env: { DATABASE: "d1", REAL_PASSWORDS: "1" },
          // These test libSQL only: its migration and its server's dump.
          exclude: [...NOT_OF_WORKER, "worker/test/operations/{deploy,backup}.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "launcher",
          ...PATIENT,
          include: ["worker/test/launcher/*.test.ts"],
          maxWorkers: 1,
        },
      },
      {
        extends: true,
        test: {
          ...BROWSER,
          name: "browser",
          include: ["web/e2e/**/*.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          ...BROWSER,
          name: "slow-browser",
          include: ["web/e2e/**/*.test.ts"],
          env: { EVERY_LOOK: "1" },
        },
      },
    ],
  },
});
