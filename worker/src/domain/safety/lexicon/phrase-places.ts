import type { PhraseMeaning } from "./phrase-entry.ts";

const NUMBERS_EACH = 4;
/** More than the current number of phrases. */
export const FIRST_PLACES = 1 << 15;

/** Phrases as positions in texts: creating a string for each would take most of a cold start's time. */
export class PhrasePlaces {
  count = 0;
  private readonly texts: string[] = [];
  private readonly meanings: PhraseMeaning[] = [];
  /** Four numbers each: text, start, end, meaning. */
  private numbers = new Int32Array(NUMBERS_EACH * FIRST_PLACES);

  push(text: string, start: number, end: number, meaning: PhraseMeaning): number {
    if (this.texts[this.texts.length - 1] !== text) this.texts.push(text);
    if (this.meanings[this.meanings.length - 1] !== meaning) this.meanings.push(meaning);
    const at = this.count * NUMBERS_EACH;
    if (at >= this.numbers.length) {
      const grown = new Int32Array(this.numbers.length * 2);
      grown.set(this.numbers);
      this.numbers = grown;
    }
    this.numbers[at] = this.texts.length - 1;
    this.numbers[at + 1] = start;
    this.numbers[at + 2] = end;
    this.numbers[at + 3] = this.meanings.length - 1;
    this.count += 1;
    return this.count - 1;
  }

  phrase(place: number): string {
    const at = place * NUMBERS_EACH;
    return (this.texts[this.numbers[at] ?? 0] ?? "").slice(this.numbers[at + 1], this.numbers[at + 2]);
  }

  /** Throws a RangeError: a phrase without its meaning would never warn. */
  meaning(place: number): PhraseMeaning {
    const meaning = this.meanings[this.numbers[place * NUMBERS_EACH + 3] ?? 0];
    if (meaning === undefined) throw new RangeError(`lexicon: no phrase at ${place}`);
    return meaning;
  }
}
