/**
 * The statements of SQL text that comes in pieces, without their semicolons. What quotes hold is no end of a statement;
 * a text that stops within a statement gives none for it.
 */
export async function* splitStatements(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let statement = "";
  let quote = "";
  for await (const piece of pieces) {
    for (const [part] of piece.matchAll(/['"`;]|[^'"`;]+/g)) {
      if (part === ";" && quote === "" && !isWithinTrigger(statement)) {
        yield statement.trim();
        statement = "";
        continue;
      }
      // A doubled quote closes and opens again.
      if (part === quote) quote = "";
      else if (quote === "" && part.length === 1 && `'"\``.includes(part)) quote = part;
      statement += part;
    }
  }
}

/** A trigger holds statements of its own, up to its END. */
function isWithinTrigger(statement: string): boolean {
  return /^\s*create\s+trigger\b/i.test(statement) && !/\bend\s*$/i.test(statement);
}
