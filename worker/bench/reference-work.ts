const RECORDS = 3_000;
const FIELDS = 12;

/**
 * A fixed amount of the work with which a fresh isolate prepares its data: splitting lines into fields, parsing
 * numbers, indexing records by name. Its time shows how fast the machine is at the moment. Returns the number of
 * records.
 */
export function doReferenceWork(): number {
  const lines: string[] = [];
  for (let record = 0; record < RECORDS; record += 1) {
    const fields = [`record-${record}`];
    for (let field = 1; field < FIELDS; field += 1) fields.push(String((record * 31 + field * 7) % 1_000));
    lines.push(fields.join("|"));
  }
  const records = new Map<string, { readonly name: string; readonly figures: readonly number[] }>();
  for (const line of lines.join("\n").split("\n")) {
    const [id = "", ...figures] = line.split("|");
    records.set(id, { name: id.replace("-", " "), figures: figures.map((figure) => Number(figure) / 10) });
  }
  return records.size;
}
