import { expect, test } from "vitest";
import { PAGES } from "../../src/pages/pages.ts";
import { APP_PAGES, MEMBER_PAGES } from "../site-pages.ts";
import { headersFile, redirectsFile, robotsFile, sitemapFile } from "./hosting-files.ts";

test("every page is either built as a file or rewritten to the app shell", () => {
  const lines = redirectsFile().trimEnd().split("\n");
  const rewritten = lines.map((line) => line.split(" ")[0]);
  const written = [...APP_PAGES, ...MEMBER_PAGES].map(({ page }) => page.path).filter((path) => path !== "*");
  expect(["/", ...written, ...rewritten].sort()).toEqual(
    Object.values(PAGES)
      .map(({ path }) => path)
      .sort(),
  );
  expect(lines.some((line) => line.startsWith("/pricing"))).toBe(false);
  expect(written).toContain("/meal-plan");
  expect(lines).toContain("/checkout/:paymentId /app-shell 200");
  expect(lines.some((line) => line.startsWith("/ ") || line.includes("*"))).toBe(false);
});

test("the sitemap lists only public pages, and robots.txt links to it", () => {
  const sitemap = sitemapFile("https://meals.example");
  expect(sitemap).toContain("<loc>https://meals.example/</loc>");
  expect(sitemap).toContain("<loc>https://meals.example/pricing</loc>");
  expect(sitemap).not.toMatch(/reset-password|subscription-success|dashboard/);
  expect(robotsFile("https://meals.example")).toContain("Sitemap: https://meals.example/sitemap.xml");
});

test("the content security policy allows only our own hashed inline code, and the reset page sends no referrer", () => {
  const file = headersFile({ scripts: ["c2NyaXB0"], styles: ["c3R5bGUx", "c3R5bGUy"] });
  expect(file).not.toMatch(/unsafe|https?:/);
  expect(file).toContain("script-src 'self' 'sha256-c2NyaXB0';");
  expect(file).toContain("style-src 'self' 'sha256-c3R5bGUx' 'sha256-c3R5bGUy';");
  expect(() => headersFile({ scripts: [], styles: Array.from({ length: 50 }, () => "x".repeat(44)) })).toThrow(
    "too long",
  );
  expect(file).toMatch(/\/reset-password\n {2}! Referrer-Policy\n {2}Referrer-Policy: no-referrer\n/);
  expect(file).toMatch(/\/assets\/\*\n {2}Cache-Control: public, max-age=31536000, immutable\n/);
  expect(file.split("Content-Security-Policy:")).toHaveLength(2);
});
