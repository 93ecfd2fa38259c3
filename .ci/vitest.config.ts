import { defineConfig } from "vitest/config";

/** Three suites: `unit` (pure code in Node), `worker` (the built bundle in workerd against sqld), `browser` (real Chromium). */
export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  test: {
    reporters: ["default"],
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
          exclude: ["**/*.slow.test.ts", "**/node_modules/**"],
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
          fileParallelism: false,
        },
      },
    ],
  },
});
