import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CLIENT_DIRECTORY, PROJECT_ROOT, SAMPLE_WEEK_FILE } from "../../worker/launch/project-paths.ts";
import { launchChromium } from "./browser.ts";

/**
 * Draws the picture that social networks show for the site, from the week that the planner made in the last build:
 * `node web/e2e/draw-social.ts` after `node worker/launch/build.ts`. The picture is checked in, because a build has no
 * browser.
 */
const SIZE = { width: 1200, height: 630 };
const TARGET = join(PROJECT_ROOT, "web/public/social.jpg");
const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

interface Week {
  readonly days: readonly { readonly day: number; readonly meals: readonly { readonly type: string }[] }[];
}

const dataUrl = (type: string, path: string) => `data:${type};base64,${readFileSync(path).toString("base64")}`;
const font = (name: string) =>
  dataUrl(
    "font/woff2",
    join(PROJECT_ROOT, `web/node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`),
  );

function drawPage({ days }: Week): string {
  const columns = days.map(({ day, meals }) => {
    const plates = meals.slice(0, 3).map(({ type }) => {
      const plate = dataUrl("image/svg+xml", join(CLIENT_DIRECTORY, `week/${day}-${type}.svg`));
      return `<img alt="" src="${plate}">`;
    });
    return `<li><b>${DAYS[day - 1] ?? ""}</b>${plates.join("")}</li>`;
  });
  return `<!doctype html><style>
    @font-face { font-family: Fraunces; font-weight: 100 900; src: url("${font("fraunces")}") }
    @font-face { font-family: Figtree; font-weight: 300 900; src: url("${font("figtree")}") }
    body { margin: 0; background: #fbf8f1; color: #22301f; font: 27px Figtree }
    h1 { margin: 40px 56px 6px; font: 600 64px/1.05 Fraunces; letter-spacing: -1px }
    p { margin: 0 56px 22px; color: #56614f }
    p b { color: #2f6b3c }
    ol { display: grid; grid-template-columns: repeat(7, 1fr); gap: 10px; margin: 0; padding: 0 40px; list-style: none }
    li { padding: 10px 8px 0; border: 1px solid #e6e0d2; border-radius: 14px; background: #fff; text-align: center }
    li b { font: 600 20px Fraunces }
    img { display: block; width: 108px; height: 108px; margin: 4px auto }
  </style>
  <h1>A week of meals,<br>checked before you see it.</h1>
  <p><b>Mealwright</b> · a real week from our planner</p>
  <ol>${columns.join("")}</ol>`;
}

const week: Week = JSON.parse(readFileSync(SAMPLE_WEEK_FILE, "utf8"));
const browser = await launchChromium();
try {
  const page = await browser.newPage({ viewport: SIZE });
  await page.setContent(drawPage(week), { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready.then(() => null));
  await page.screenshot({ path: TARGET, type: "jpeg", quality: 86 });
} finally {
  await browser.close();
}
