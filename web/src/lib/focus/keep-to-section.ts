const INPUTS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Keeps the section that the address names in view while content above it still changes height (fonts arriving, say),
 * until the person does something else. Returns a function that ends it.
 */
export function keepToSection(): () => void {
  const namedSection = () => document.getElementById(window.location.hash.slice(1));
  // The browser may still scroll there itself; somebody who has already scrolled on is left alone.
  const top = namedSection()?.getBoundingClientRect().top ?? 0;
  let isKept = window.scrollY === 0 || Math.abs(top) < window.innerHeight / 2;
  let shownAt = Number.NaN;
  const show = () => {
    if (!isKept) return;
    namedSection()?.scrollIntoView({ behavior: "instant" });
    shownAt = window.scrollY;
  };
  // A smooth scroll that began before the layout changed ends in the wrong place too. `show` itself fires this event once.
  const showElsewhere = () => {
    if (window.scrollY !== shownAt) show();
  };
  const keep = () => {
    isKept = true;
  };
  const leave = () => {
    isKept = false;
  };
  const observer = new ResizeObserver(show);
  observer.observe(document.body);
  window.addEventListener("hashchange", keep);
  window.addEventListener("scrollend", showElsewhere);
  for (const name of INPUTS) window.addEventListener(name, leave, { passive: true });
  return () => {
    observer.disconnect();
    window.removeEventListener("hashchange", keep);
    window.removeEventListener("scrollend", showElsewhere);
    for (const name of INPUTS) window.removeEventListener(name, leave);
  };
}
