/**
 * Some pages are prerendered for several addresses. The build writes this after each further rendering: at its own
 * address, that replaces the page's content before anything is painted.
 */
const drawing = document.currentScript?.previousElementSibling;
const root = document.getElementById("root");
if (drawing instanceof HTMLTemplateElement && root !== null) {
  const { drawnAt } = drawing.dataset;
  if (drawnAt === location.pathname + location.search) {
    root.replaceChildren(drawing.content);
    root.dataset.prerendered = drawnAt;
  }
  drawing.remove();
}

export {};
