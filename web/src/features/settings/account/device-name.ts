const BROWSERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdg(A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const SYSTEMS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac(intosh| OS X)\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

/** "Firefox on Windows" from a browser's user agent; "Unnamed device" where it says neither. */
export function deviceName(userAgent: string | null): string {
  const browser = firstName(BROWSERS, userAgent ?? "");
  const system = firstName(SYSTEMS, userAgent ?? "");
  if (browser === undefined) return system ?? "Unnamed device";
  return system === undefined ? browser : `${browser} on ${system}`;
}

function firstName(names: typeof BROWSERS, userAgent: string): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1];
}
