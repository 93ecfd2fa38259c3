/**
 * Written behind a page that the build has drawn for two addresses, the other drawing right before it: at that address
 * it takes the page's place, before anything is painted.
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
