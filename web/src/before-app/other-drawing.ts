/**
 * Written behind each further drawing of a page that the build has drawn for several addresses: at its address it takes
 * the page's place, before anything is painted.
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
