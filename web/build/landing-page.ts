import { drawPage } from "./draw-page.tsx";
import type { InlineCode } from "./inline-code.ts";
import { entryOf, fontsOf, type Manifest, stylesOf } from "./manifest.ts";
import { aboutPage, structuredDataTags } from "./page-head.ts";
import { fillShell, withoutScript } from "./shell.ts";
import { HOME_PAGE } from "./site-pages.ts";
import { shortenClasses } from "./style/short-classes.ts";

/** Markers of React, its router and the icons, useless on a page that none of them takes over. */
const MARKS_OF_LIBRARIES = /<!--.*?-->| class=""| xmlns="http:\/\/www[.]w3[.]org\/2000\/svg"|\blucide(?:-[a-z-]+)? /g;

/** The landing page with its own styles and small script, small enough to arrive in one round trip. */
export async function composeLanding(
  shell: string,
  manifest: Manifest,
  inline: InlineCode,
  origin: string,
): Promise<string> {
  const { file } = entryOf("src/landing.ts", manifest);
  const fonts = fontsOf(manifest);
  const { head, body } = await drawPage(HOME_PAGE.drawnAt);
  const plain = body.replaceAll(MARKS_OF_LIBRARIES, "");
  const needed = await inline.criticalStyle(plain, stylesOf("src/landing.ts", manifest));
  const { html, style } = shortenClasses({ html: plain, style: needed });
  const extras = [
    head,
    aboutPage(HOME_PAGE.page, origin),
    inline.style(style),
    withoutScript([fonts]),
    inline.script("landing-paint", { file: `/${file}`, style: fonts }),
  ].join("");
  // Structured data comes after the text.
  return fillShell(shell, extras, `<div id="root">${html}</div>${structuredDataTags(origin)}`);
}
