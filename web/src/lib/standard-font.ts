const WRITTEN_OUT: Readonly<Record<string, string>> = {
  "≈": "about ",
  œ: "oe",
  Œ: "OE",
};

/** All fractions except the quarters and the half, which Latin-1 has. */
const FRACTIONS = /(\d?)([\u2150-\u215e])/g;

/** "4⅔" is "4 2/3": without the space it would be 42 thirds. */
function writeFraction(_match: string, whole: string, fraction: string): string {
  const written = fraction.normalize("NFKD").replace("\u2044", "/");
  return whole === "" ? written : `${whole} ${written}`;
}

/** A PDF's standard fonts have Latin-1 and a few more signs: anything else is written differently, or left out. */
export function inStandardFont(text: string): string {
  return [...text.replace(FRACTIONS, writeFraction)]
    .map((sign) => WRITTEN_OUT[sign] ?? sign)
    .join("")
    .replace(/[–—]/g, "-")
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[\u202f\u00a0]/g, " ")
    .normalize("NFC")
    .replace(/[^\n\u0020-\u007e\u00a1-\u00ff]/g, (sign) => sign.normalize("NFD").replace(/[^\u0020-\u007e]/g, ""));
}
