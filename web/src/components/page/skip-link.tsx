/** The first stop of the keyboard on every page. */
export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it only moves within the page; a new history entry would lose the open question.
    <a
      href="#main"
      className="absolute top-2 left-2 z-50 -translate-y-24 rounded-full bg-herb px-5 py-2.5 font-semibold text-on-herb focus:translate-y-0"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById("main")?.focus();
      }}
    >
      Jump to content
    </a>
  );
}
