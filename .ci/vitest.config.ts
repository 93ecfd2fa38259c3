import { defineConfig } from "vitest/config";

/** What measures time, in Node and in workerd: one file at a time, with nothing beside it. */
const TIMED = [
  "worker/src/domain/foods/resolve.test.ts",
  "worker/src/domain/nutrition/sum.test.ts",
  "worker/src/domain/safety/lexicon.test.ts",
  "worker/src/domain/safety/verify.test.ts",
  "worker/test/account-timing.test.ts",
  "worker/test/cold-start.test.ts",
  "worker/test/generation.test.ts",
  "worker/test/google.test.ts",
  "worker/test/model-speed.test.ts",
];

/**
 * Suites: `unit` (pure code in Node), `worker` (the built bundle in workerd against sqld), `timed` (of either, what measures
 * time), `browser` (real Chromium); `slow` is not part of `npm test`.
 */
export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  test: {
    reporters: ["default"],
    // Node reads TypeScript by itself, and runs it as fast as the product runs: Vite's runner made every use of an import four times as slow.
    experimental: { viteModuleRunner: false },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [
            ".ci/*.test.ts",
            "schema/src/**/*.test.ts",
            "worker/src/**/*.test.ts",
            "web/src/**/*.test.{ts,tsx}",
          ],
          exclude: ["**/*.slow.test.ts", "**/node_modules/**", ...TIMED],
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: { name: "slow", include: ["**/*.slow.test.ts"], exclude: ["**/node_modules/**"], testTimeout: 3_600_000 },
      },
      {
        extends: true,
        test: {
          name: "worker",
          include: ["worker/test/**/*.test.ts"],
          exclude: TIMED,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // One more than two cores: most of these tests wait part of their time.
          maxWorkers: 3,
        },
      },
      {
        extends: true,
        test: {
          name: "timed",
          include: TIMED,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["web/e2e/**/*.test.ts"],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          maxWorkers: 3,
          // A busy machine draws late; the default of one second is too short for it.
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
