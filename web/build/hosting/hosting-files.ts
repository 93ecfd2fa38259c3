import { TRUSTED_TYPES_POLICY } from "../../src/api/offline/register-worker.ts";
import { PAGE_NAMES, type PageKind, pageOf } from "../../src/pages/pages.ts";
import { PATHS } from "../../src/pages/paths.ts";
import { MEMBER_PAGES } from "../site-pages.ts";

function pathsOf(...kinds: readonly PageKind[]): string[] {
  return PAGE_NAMES.map(pageOf)
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ path }) => path);
}

export function sitemapFile(origin: string): string {
  const urls = pathsOf("listed").map((path) => `  <url><loc>${origin}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
}

export function robotsFile(origin: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/**
 * Cloudflare's `_redirects`: a page that has no file of its own is the shell, status 200; everything else goes to the
 * worker.
 */
export function redirectsFile(): string {
  const written = new Set(MEMBER_PAGES.map(({ page }) => page.path));
  return `${pathsOf("app", "members")
    .filter((path) => !written.has(path))
    .map((path) => `${path} /app-shell 200`)
    .join("\n")}\n`;
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
    // No text may become code or markup through the DOM; the one policy allows only the service worker's address.
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES_POLICY}`,
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
