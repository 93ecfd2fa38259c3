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

/** SHA-256 digests, in base64, of what the build wrote into the pages. */
export interface InlineDigests {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Cloudflare's limit for one line of `_headers`. */
const HEADER_LINE_MAX_LENGTH = 2_000;

const sources = (digests: readonly string[]) => ["'self'", ...digests.map((digest) => `'sha256-${digest}'`)].join(" ");

function contentSecurityPolicy({ scripts, styles }: InlineDigests): string {
  const policy = [
    "default-src 'none'",
    `script-src ${sources(scripts)}`,
    `style-src ${sources(styles)}`,
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
  if (policy.length > HEADER_LINE_MAX_LENGTH) throw new Error("The content security policy is too long for a header.");
  return policy;
}

/** Cloudflare's `_headers`. Rules that both match are joined, so a header set again is first removed with `!`. */
export function headersFile(inline: InlineDigests): string {
  return `/*
  Content-Security-Policy: ${contentSecurityPolicy(inline)}
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
