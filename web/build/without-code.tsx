import { renderToStaticMarkup } from "react-dom/server";
import { CODE_MISSING } from "../src/before-app/load-page.ts";

/** Placed before a page that needs its code: tells browsers without scripts so. */
function NoScript() {
  return (
    <noscript>
      <p className="bg-butter px-4 py-2 text-center text-small font-medium text-on-butter">
        This page needs JavaScript. Please turn it on and reload the page.
      </p>
    </noscript>
  );
}

/** Placed after it: `first-input.ts` shows it if the code does not arrive. */
function CodeMissing() {
  return (
    <p
      hidden
      id={CODE_MISSING}
      role="alert"
      className="fixed inset-x-0 bottom-0 z-40 border-t border-tomato bg-card px-4 py-3 text-center"
    >
      Part of this page did not load. Nothing was sent: copy what you have typed, then{" "}
      {/* biome-ignore lint/a11y/useValidAnchor: the empty one is a valid URL, the page's own with its query. */}
      <a href="" className="text-link font-semibold">
        reload the page
      </a>
      .
    </p>
  );
}

export const NO_SCRIPT_HTML = renderToStaticMarkup(<NoScript />);
export const CODE_MISSING_HTML = renderToStaticMarkup(<CodeMissing />);
