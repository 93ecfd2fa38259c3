import { createHash } from "node:crypto";
import { PAGE_NAMES, PAGES, pageOf } from "../../src/pages/pages.ts";
import { APP_ENTRY, codeOf, lateCodeOf, type Manifest, stylesOf } from "../manifest.ts";

/** The empty page that the app draws into. */
const SHELL = "/app-shell";
/** Too large to store on everybody's phone; it loads when somebody asks for the PDF. */
const LEFT_OUT = "src/features/grocery/export/grocery-pdf.ts";
const SCREEN = "src/screens/members/meal-plan-screen.tsx";
/** A shared list: whoever opens it may shop offline too. */
const GUEST_SCREEN = "src/screens/shared-list-screen.tsx";
const MODULES = [
  SCREEN,
  GUEST_SCREEN,
  "src/api/offline/start.ts",
  "src/api/transport/kept-answers.ts",
  "src/components/toast/radix-toasts.tsx",
];

/**
 * The files that the plan and its list need offline. They are stored when somebody first touches a member's page or a
 * shared list.
 */
export function offlineFiles(manifest: Manifest, fonts: readonly string[]): readonly string[] {
  const late = MODULES.flatMap((module) => lateCodeOf(module, manifest, LEFT_OUT));
  const code = [SCREEN, GUEST_SCREEN].flatMap((screen) => codeOf(screen, manifest));
  return [...new Set([SHELL, ...code, ...stylesOf(APP_ENTRY, manifest), ...late, ...fonts])];
}

/**
 * The service worker serves the app's files from this browser, and members' and guests' pages from the network while
 * it answers. It never touches the API. Pages come from the network first, so that no old version outlives a
 * deployment; the previous version's files stay for pages still open.
 */
export function serviceWorkerFile(files: readonly string[]): string {
  const version = createHash("sha256").update(files.join(" ")).digest("hex").slice(0, 12);
  const pages = PAGE_NAMES.map(pageOf).filter(({ kind }) => kind === "members");
  const paths = ["/", PAGES.sharedList.path, ...pages.map(({ path }) => path)];
  return `const VERSION = "app-${version}";
const FILES = ${JSON.stringify(files)};
const PAGES = new Set(${JSON.stringify(paths)});
const PAGE_WAIT_MS = 4000;

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(FILES)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys().then((names) => {
      const old = names.filter((name) => name.startsWith("app-") && name !== VERSION);
      return Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
    }).then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate" && PAGES.has(pathname)) event.respondWith(page(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
});

async function page(request) {
  const signal = AbortSignal.timeout(PAGE_WAIT_MS);
  try {
    return await fetch(request, { signal });
  } catch (error) {
    const shell = await caches.match("${SHELL}");
    if (shell === undefined) throw error;
    return shell;
  }
}

async function asset(request) {
  return (await caches.match(request)) ?? fetch(request);
}
`;
}
