import { applyAppearance, storedAppearance } from "../storage/appearance.ts";
import { addLink, MANIFEST_PATH, whenPainted } from "./load-page.ts";

/**
 * The build writes this into the landing page, together with the names of its script and style. A link to another page
 * waits until that script has stored the chosen goal and plan; if the script does not arrive, the link works without
 * them.
 */
applyAppearance(storedAppearance(), document.documentElement);
const { file = "", style = "" } = document.currentScript?.dataset ?? {};
let followed: HTMLAnchorElement | null = null;
const hold = (event: MouseEvent) => {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  // With a modifier key the link opens elsewhere and this page stays.
  if (link === null || link.pathname === location.pathname || event.ctrlKey || event.metaKey || event.shiftKey) return;
  followed = link;
  event.preventDefault();
};
addEventListener("click", hold);
whenPainted(async () => {
  addLink("stylesheet", style);
  addLink("manifest", MANIFEST_PATH);
  await import(/* @vite-ignore */ file).catch(() => {});
  removeEventListener("click", hold);
  followed?.click();
});
