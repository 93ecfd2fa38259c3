import { PATHS, type PathName } from "./paths.ts";

/** Screens that a visitor may open: the build writes each as a page of its own. */
export const PUBLIC_SCREENS = [
  "home",
  "auth",
  "resetPassword",
  "warmUp",
  "questionnaire",
  "preview",
  "pricing",
  "subscriptionSuccess",
  "contact",
  "privacy",
  "terms",
  "cookies",
  "howWeCheck",
] as const satisfies readonly PathName[];

/** Public screens that mean nothing without what led there: search engines are not sent to them. */
const UNLISTED: readonly PathName[] = ["resetPassword", "subscriptionSuccess", "preview"];

export function isListed(name: (typeof PUBLIC_SCREENS)[number]): boolean {
  return !UNLISTED.includes(name);
}

export function sitemapFile(origin: string): string {
  const urls = PUBLIC_SCREENS.filter(isListed).map((name) => `  <url><loc>${origin}${PATHS[name]}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
}

export function robotsFile(origin: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** Cloudflare's `_redirects`: a screen without a page of its own is the shell, status 200; all else falls to the worker. */
export function redirectsFile(): string {
  const written: readonly string[] = PUBLIC_SCREENS.map((name) => PATHS[name]);
  const rules = Object.values(PATHS)
    .filter((path) => !written.includes(path))
    .map((path) => `${path} /app-shell 200`);
  return `${rules.join("\n")}\n`;
}

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "object-src 'none'",
].join("; ");

/** Cloudflare's `_headers`. Rules that both match are joined, so a header set again is first removed with `!`. */
export function headersFile(): string {
  return `/*
  Content-Security-Policy: ${CONTENT_SECURITY_POLICY}
  Strict-Transport-Security: max-age=31536000; includeSubDomains
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), microphone=(), geolocation=()
  Cross-Origin-Opener-Policy: same-origin-allow-popups
${PATHS.resetPassword}
  ! Referrer-Policy
  Referrer-Policy: no-referrer
/assets/*
  Cache-Control: public, max-age=31536000, immutable
`;
}
