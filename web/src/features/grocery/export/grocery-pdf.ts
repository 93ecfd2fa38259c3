import { DEFAULT_UNIT_SYSTEM, type UnitSystem } from "@mealwright/schema/constants/food/units";
import type { GroceryOrder } from "@mealwright/schema/constants/grocery";
import type { Aisle } from "@mealwright/schema/constants/meals";
import type { GroceryItem, GroceryList } from "@mealwright/schema/contract/grocery";
import { capitalized } from "@mealwright/schema/rules/text/count-text";
import {
  boughtNote,
  buyText,
  freshText,
  neededText,
  stapleText,
} from "@mealwright/schema/rules/text/grocery-line-text";
import { jsPDF } from "jspdf";
import { inStandardFont } from "../../../lib/standard-font.ts";
import { wholeListOf } from "../grocery-sections.ts";

export interface GroceryPdfOptions {
  readonly title: string;
  /** Under the title: which week. */
  readonly subtitle?: string;
  readonly order: GroceryOrder;
  /** The shop's order of aisles; the usual order if absent. */
  readonly aisles?: readonly Aisle[];
  /** The reader's units. */
  readonly units?: UnitSystem;
}

/** Millimeters on A4, which fits a US letter sheet when printed "to fit". */
const PAGE = { width: 210, height: 297, margin: 16 } as const;
const COLUMN = { count: 2, gap: 10 } as const;
const COLUMN_WIDTH = (PAGE.width - 2 * PAGE.margin - COLUMN.gap) / COLUMN.count;
const BOX_MM = 3.6;
const LINE_MM = 4.6;
const DETAIL_MM = 3.6;
const TEXT_LEFT = BOX_MM + 2.6;
const FOOT_MM = 12;

const INK = "#22301F";
const SOFT = "#5C6757";
const HERB = "#2F6B3C";
const RULE = "#C9C2AF";

/** The list as a PDF of one or more A4 pages in two columns: boxes to tick, amounts to buy, staples last. */
export function groceryPdf(
  list: GroceryList,
  { title, subtitle, order, aisles, units = DEFAULT_UNIT_SYSTEM }: GroceryPdfOptions,
): Blob {
  const pdf = new jsPDF({ unit: "mm", format: "a4" });
  pdf.setProperties({ title: inStandardFont(title), creator: "Mealwright" });
  const sections = wholeListOf(list, order, aisles);
  const writer = startWriter(pdf, drawHead(pdf, title, subtitle));
  for (const { heading, items } of sections) {
    writer.heading(heading);
    for (const item of items) writer.line(item, units);
  }
  drawFeet(pdf);
  return pdf.output("blob");
}

function drawHead(pdf: jsPDF, title: string, subtitle: string | undefined): number {
  pdf.setFont("times", "bold").setFontSize(22).setTextColor(INK);
  pdf.text(inStandardFont(title), PAGE.margin, PAGE.margin + 6);
  if (subtitle === undefined) return PAGE.margin + 14;
  pdf.setFont("helvetica", "normal").setFontSize(11).setTextColor(SOFT);
  pdf.text(inStandardFont(subtitle), PAGE.margin, PAGE.margin + 13);
  return PAGE.margin + 21;
}

/** Fills one column after the other, then the next page. */
function startWriter(pdf: jsPDF, firstTop: number) {
  const bottom = PAGE.height - PAGE.margin - FOOT_MM;
  let column = 0;
  let top = firstTop;
  let y = firstTop;

  const makeRoom = (height: number) => {
    if (y + height <= bottom) return;
    column += 1;
    if (column === COLUMN.count) {
      pdf.addPage();
      column = 0;
      top = PAGE.margin + 4;
    }
    y = top;
  };
  const left = () => PAGE.margin + column * (COLUMN_WIDTH + COLUMN.gap);

  return {
    heading(text: string) {
      if (y > top) y += 2.5;
      // A heading never stands alone at the bottom of a column.
      makeRoom(9 + LINE_MM + DETAIL_MM);
      pdf.setFont("times", "bold").setFontSize(13).setTextColor(HERB);
      pdf.text(inStandardFont(text), left(), y + 4);
      pdf.setDrawColor(RULE).setLineWidth(0.25);
      pdf.line(left(), y + 6, left() + COLUMN_WIDTH, y + 6);
      y += 10;
    },
    line(item: GroceryItem, units: UnitSystem) {
      const { amount, detail } = textsOf(item, units);
      pdf.setFont("helvetica", "normal").setFontSize(10);
      const amountWidth = pdf.getTextWidth(amount);
      const room = COLUMN_WIDTH - TEXT_LEFT - amountWidth - 3;
      const name: string[] = pdf.splitTextToSize(capitalized(inStandardFont(item.name)), Math.max(room, 20));
      makeRoom(name.length * LINE_MM + (detail === null ? 0 : DETAIL_MM) + 1.4);
      drawBox(pdf, left(), y, item.checked);
      pdf.setTextColor(INK).text(name, left() + TEXT_LEFT, y + 3.1, { lineHeightFactor: 1.3 });
      pdf.text(amount, left() + COLUMN_WIDTH - amountWidth, y + 3.1);
      y += name.length * LINE_MM;
      if (detail !== null) {
        pdf
          .setFontSize(8)
          .setTextColor(SOFT)
          .text(detail, left() + TEXT_LEFT, y + 2.2);
        y += DETAIL_MM;
      }
      y += 1.4;
    },
  };
}

function textsOf(item: GroceryItem, units: UnitSystem): { readonly amount: string; readonly detail: string | null } {
  if (item.ownLineId !== null) return { amount: "", detail: null };
  if (item.staple) return { amount: inStandardFont(stapleText(item)), detail: null };
  const detail = [boughtNote(item, units) ?? neededText(item), freshText(item)]
    .filter((part) => part !== null)
    .join(", ");
  return { amount: inStandardFont(buyText(item)), detail: detail === "" ? null : inStandardFont(detail) };
}

function drawBox(pdf: jsPDF, x: number, y: number, checked: boolean): void {
  pdf.setDrawColor(SOFT).setLineWidth(0.3).roundedRect(x, y, BOX_MM, BOX_MM, 0.6, 0.6);
  if (!checked) return;
  pdf.setDrawColor(HERB).setLineWidth(0.6);
  pdf.line(x + 0.8, y + 1.9, x + 1.5, y + 2.7).line(x + 1.5, y + 2.7, x + 2.9, y + 0.9);
}

function drawFeet(pdf: jsPDF): void {
  const pages = pdf.getNumberOfPages();
  for (let page = 1; page <= pages; page += 1) {
    pdf.setPage(page).setFont("helvetica", "normal").setFontSize(8).setTextColor(SOFT);
    pdf.text("Mealwright: amounts cover the whole week's recipes.", PAGE.margin, PAGE.height - PAGE.margin);
    const number = `${page} / ${pages}`;
    pdf.text(number, PAGE.width - PAGE.margin - pdf.getTextWidth(number), PAGE.height - PAGE.margin);
  }
}
