/**
 * The statements of SQL text that arrives in pieces, without their semicolons. A semicolon within quotes does not end a
 * statement; an unfinished last statement is dropped.
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
      // A doubled quote closes and reopens the string.
      if (part === quote) quote = "";
      else if (quote === "" && part.length === 1 && `'"\``.includes(part)) quote = part;
      statement += part;
    }
  }
}

/** A trigger contains statements of its own, up to its END. */
function isWithinTrigger(statement: string): boolean {
  return /^\s*create\s+trigger\b/i.test(statement) && !/\bend\s*$/i.test(statement);
}
