/**
 * Text that is cut off on the page, and elements that scroll sideways unintentionally. Runs inside the page, so it may
 * use nothing from outside.
 */
export function findLayoutFaults(): string[] {
  const faults: string[] = [];
  const root = document.documentElement;
  const tolerancePx = 1.5;

  const nameOf = (element: Element): string => {
    const text = (element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40);
    return `<${element.tagName.toLowerCase()}> "${text || (element.getAttribute("aria-label") ?? "")}"`;
  };
  /** Intended to scroll sideways: reachable by keyboard and labeled. */
  const isMeantToScroll = (element: Element): boolean =>
    element.getAttribute("role") === "tablist" ||
    (element.getAttribute("tabindex") === "0" && element.hasAttribute("aria-label"));
  /** For screen readers only, or not drawn at all. */
  const isUnseen = (element: Element): boolean =>
    !element.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true }) ||
    element.closest(".sr-only, [class*=blur]") !== null;

  const { scrollWidth } = document.scrollingElement ?? root;
  if (scrollWidth > root.clientWidth) {
    const widest = [...document.body.querySelectorAll("*")].findLast(
      (element) => element.getBoundingClientRect().right > root.clientWidth + tolerancePx,
    );
    faults.push(`the page is ${scrollWidth} px wide in ${root.clientWidth}: ${widest ? nameOf(widest) : ""}`);
  }
  for (const element of document.body.querySelectorAll("*")) {
    const { overflowX } = getComputedStyle(element);
    const canScroll = overflowX === "auto" || overflowX === "scroll";
    if (canScroll && element.scrollWidth > element.clientWidth + 1 && !isMeantToScroll(element) && !isUnseen(element))
      faults.push(`scrolls sideways: ${nameOf(element)}`);
  }

  /** The part of a box that its ancestors let show; what can be scrolled into view counts as visible. */
  const cutBy = (element: Element, box: DOMRect): Element | null => {
    for (let at: Element | null = element; at !== null && at !== root; at = at.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(at);
      const frame = at.getBoundingClientRect();
      const isCutX =
        ["hidden", "clip"].includes(overflowX) &&
        (box.left < frame.left - tolerancePx || box.right > frame.right + tolerancePx);
      const isCutY =
        ["hidden", "clip"].includes(overflowY) &&
        (box.top < frame.top - tolerancePx || box.bottom > frame.bottom + tolerancePx);
      if (isCutX || isCutY) return at;
      if (overflowX === "auto" || overflowX === "scroll") return null;
      if (position === "fixed") break;
    }
    return box.left < -tolerancePx || box.right > root.clientWidth + tolerancePx ? root : null;
  };

  /** Intentionally limited to some lines: a press anywhere on it shows the rest. */
  const isFolded = (element: Element): boolean => {
    if (getComputedStyle(element).webkitLineClamp === "none") return false;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [...(element.closest("section")?.querySelectorAll("button") ?? [])].some((button) => {
      const frame = button.getBoundingClientRect();
      return frame.left <= left && frame.right >= right && frame.top <= top && frame.bottom >= bottom;
    });
  };

  const layer = document.querySelector("dialog:modal:not(:has(dialog:modal))") ?? document.body;
  /** Fixed and sticky elements cover the rest intentionally. */
  const isFloating = (element: Element): boolean => {
    for (let at: Element | null = element; at !== null && at !== layer; at = at.parentElement)
      if (["sticky", "fixed"].includes(getComputedStyle(at).position)) return true;
    return false;
  };
  const lines: { readonly box: DOMRect; readonly parent: Element }[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (parent === null || (node.textContent ?? "").trim() === "" || parent.closest("option, script, style, title"))
      continue;
    if (isUnseen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const surface = parent.closest("[role=tooltip], button, a, label, td, th, dialog, article");
    for (const box of range.getClientRects()) {
      if (box.width < 1) continue;
      const cutting = cutBy(parent, box);
      // Clipped to a dot: another way to hide text from everybody but screen readers.
      if (cutting !== null && (cutting.clientWidth <= 1 || isFolded(cutting))) break;
      if (cutting !== null) {
        faults.push(`cut off by ${nameOf(cutting).slice(0, 20)}: ${nameOf(parent)}`);
        continue;
      }
      const frame = surface?.getBoundingClientRect();
      if (frame && (box.left < frame.left - tolerancePx || box.right > frame.right + tolerancePx))
        faults.push(`runs out of its ${surface?.tagName.toLowerCase()}: ${nameOf(parent)}`);
      if (layer.contains(parent) && !isFloating(parent)) lines.push({ box, parent });
    }
  }

  // A third of a line's height is empty; what overlaps by more covers text.
  lines.sort((a, b) => a.box.top - b.box.top);
  for (const [index, { box, parent }] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (other.box.top > box.bottom) break;
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const down = Math.min(box.bottom, other.box.bottom) - other.box.top;
      if (across > 3 && down > Math.min(box.height, other.box.height) / 3 && parent !== other.parent)
        faults.push(`${nameOf(parent)} lies over ${nameOf(other.parent)}`);
    }
  }

  const canvas = document.createElement("canvas").getContext("2d");
  for (const field of document.querySelectorAll("input, textarea")) {
    if (canvas === null || isUnseen(field) || !field.matches(":placeholder-shown")) continue;
    const { font, paddingLeft, paddingRight } = getComputedStyle(field);
    canvas.font = font;
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const text = field.getAttribute("placeholder") ?? "";
    if (canvas.measureText(text).width > room + tolerancePx) faults.push(`the example "${text}" is cut off`);
  }
  for (const select of document.querySelectorAll("select")) {
    if (canvas === null || isUnseen(select)) continue;
    const { font, paddingLeft, paddingRight } = getComputedStyle(select);
    canvas.font = font;
    const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const text = select.selectedOptions[0]?.textContent ?? "";
    if (canvas.measureText(text).width > room + tolerancePx) faults.push(`the choice "${text}" is cut off`);
  }
  return [...new Set(faults)];
}

/**
 * Every tab stop whose focus is not visible: no outline of 2 px and 3:1 on or around it, or completely covered. Runs
 * inside the page; the last input must come from the keyboard.
 */
export function findFocusFaults(): string[] {
  const faults: string[] = [];
  const top = document.querySelector<HTMLElement>("dialog:modal:not(:has(dialog:modal))") ?? document.body;
  const stops = top.querySelectorAll<HTMLElement>(
    "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]",
  );
  const nameOf = (element: Element): string =>
    `<${element.tagName.toLowerCase()}> "${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}"`;

  const rgbOf = (color: string): number[] => (color.match(/[\d.]+/g) ?? []).map(Number);
  const luminanceOf = (color: string): number => {
    const [red = 0, green = 0, blue = 0] = rgbOf(color).map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrastOf = (one: string, other: string): number => {
    const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  const groundOf = (element: Element | null): string => {
    for (let at = element; at !== null; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if ((rgbOf(backgroundColor)[3] ?? 1) > 0.9) return backgroundColor;
    }
    return "rgb(255, 255, 255)";
  };
  const hasOutline = (element: Element, pseudo?: string): boolean => {
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset, content } = getComputedStyle(element, pseudo);
    if (pseudo !== undefined && content === "none") return false;
    if (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2) return false;
    const ground = groundOf(Number.parseFloat(outlineOffset) < 0 ? element : element.parentElement);
    return contrastOf(outlineColor, ground) >= 3;
  };

  for (const stop of stops) {
    // A one-pixel element only passes the focus on.
    const isGuard = stop.tagName === "SPAN" && stop.clientWidth <= 1;
    if (stop.tabIndex < 0 || isGuard || !stop.checkVisibility({ visibilityProperty: true })) continue;
    stop.focus();
    if (document.activeElement !== stop) continue;
    const label = stop.closest("label");
    const shown = label ?? stop;
    if (!hasOutline(stop) && !hasOutline(stop, "::after") && !hasOutline(shown))
      faults.push(`no visible focus: ${nameOf(shown)}`);

    const box = shown.getBoundingClientRect();
    const left = Math.max(box.left, 0);
    const above = Math.max(box.top, 0);
    const width = Math.min(box.right, window.innerWidth) - left;
    const height = Math.min(box.bottom, window.innerHeight) - above;
    const isSeen = [0.1, 0.5, 0.9].some((across) =>
      [0.1, 0.5, 0.9].some((down) => {
        // A toast disappears by itself or with Escape.
        const hit = document
          .elementsFromPoint(left + width * across, above + height * down)
          .find((element) => shown.contains(element) || element.closest("[aria-label^=Notifications]") === null);
        return hit !== undefined && (shown.contains(hit) || hit.contains(shown));
      }),
    );
    if (width <= 0 || height <= 0 || !isSeen)
      faults.push(`focus is hidden: ${nameOf(shown)} at ${Math.round(box.top)} to ${Math.round(box.bottom)} px`);
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  for (const element of [document.scrollingElement, top]) element?.scrollTo(0, 0);
  return [...new Set(faults)];
}
