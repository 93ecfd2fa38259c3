import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { CLIENT_DIRECTORY } from "../../worker/launch/project-paths.ts";
import { type Member, registerPaid } from "../../worker/test/factories.ts";
import { MEMBER_PAGES } from "../build/site-pages.ts";
import { registerPlanned, visiting } from "./kit/kit-page.ts";
import { openSite, slowTest } from "./site.ts";

const site = openSite();

const sizes = new Map<string, number>();

/** The compressed size of a built file. */
function sizeOf(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(join(CLIENT_DIRECTORY, file))).length;
  sizes.set(file, size);
  return size;
}

test("every built page loads at most 110 kB of script, a member's page 130 kB", () => {
  const pages = readdirSync(CLIENT_DIRECTORY).filter(
    (file) => file.endsWith(".html") && !["index.html", "app-shell.html", "gallery.html"].includes(file),
  );
  expect(pages).toHaveLength(13 + MEMBER_PAGES.length);
  for (const page of pages) {
    const html = readFileSync(join(CLIENT_DIRECTORY, page), "utf8");
    const files = html.match(/data-files="([^"]+)"/)?.[1]?.split(" ") ?? [];
    expect(files.length, page).toBeGreaterThan(2);
    expect(
      files.reduce((sum, file) => sum + sizeOf(file), 0),
      page,
    ).toBeLessThanOrEqual(MEMBER_PAGES.some(({ file }) => file === page) ? 130_000 : 110_000);
  }
});

slowTest(
  "within its first untouched seconds a page loads at most 110 kB for visitors, 130 kB for members",
  async () => {
    const scriptBytes = async (path: string, member?: Member) => {
      let bytes = 0;
      await visiting(site(), { isFirst: true, ...(member === undefined ? {} : { member }) }, async ({ page }) => {
        const files = new Set<string>();
        page.on("request", (request) => {
          const { pathname } = new URL(request.url());
          if (pathname.startsWith("/assets/") && pathname.endsWith(".js")) files.add(pathname);
        });
        await page.goto(path, { waitUntil: "networkidle" });
        await page.waitForTimeout(3_000);
        expect(files.size, path).toBeGreaterThan(5);
        for (const file of files) bytes += sizeOf(file);
      });
      return bytes;
    };
    const member = await registerPlanned(site());
    const loaded = await Promise.all([
      scriptBytes("/preview"),
      scriptBytes("/questionnaire"),
      // Once while the week is being made, and once after it is stored.
      scriptBytes("/meal-plan", await registerPaid(site().harness, "annual-vip")),
      ...["/meal-plan", "/planner", "/"].map((path) => scriptBytes(path, member)),
    ]);
    expect(Math.max(...loaded.slice(0, 2))).toBeLessThanOrEqual(110_000);
    expect(Math.max(...loaded.slice(2))).toBeLessThanOrEqual(130_000);
  },
);
