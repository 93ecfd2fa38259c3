import { NOT_FOUND_PAGE, type Page } from "../src/pages/pages.ts";
import { structuredData } from "./hosting/structured-data.ts";

export const NOT_LISTED = '<meta name="robots" content="noindex">';

/** What search engines and social networks are told of a page. */
export function aboutPage(page: Page, origin: string): string {
  if (page === NOT_FOUND_PAGE) return NOT_LISTED;
  const address = `${origin}${page.path}`;
  const canonical = `<link rel="canonical" href="${address}">`;
  if (page.kind !== "listed") return canonical + NOT_LISTED;
  const properties = [
    ["og:type", "website"],
    ["og:site_name", "Mealwright"],
    ["og:title", page.title],
    ["og:description", page.description],
    ["og:url", address],
    ["og:image", `${origin}/social.jpg`],
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
    ["og:image:alt", "A week of meals, drawn as plates"],
  ];
  const tags = properties.map(([property, content]) => `<meta property="${property}" content="${escaped(content)}">`);
  return `${canonical}${tags.join("")}<meta name="twitter:card" content="summary_large_image">`;
}

const escaped = (text = "") => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** The data that search engines read on the landing page. */
export function structuredDataTags(origin: string): string {
  return structuredData(origin)
    .map((item) => `<script type="application/ld+json">${JSON.stringify(item).replaceAll("<", "\\u003c")}</script>`)
    .join("");
}
