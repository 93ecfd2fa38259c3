/** A queue that several producers fill and one reader empties, first in, first out. */
export class EventQueue<Item> {
  private readonly items: Item[] = [];
  private isClosed = false;
  private wake: (() => void) | null = null;

  put(item: Item): void {
    this.items.push(item);
    this.wake?.();
  }

  /** Nothing more will be added; what is in the queue can still be taken. */
  close(): void {
    this.isClosed = true;
    this.wake?.();
  }

  take(): Item | undefined {
    return this.items.shift();
  }

  get isOver(): boolean {
    return this.isClosed && this.items.length === 0;
  }

  /** Resolves when there is something to take, or nothing more to come. */
  arrival(): Promise<void> {
    if (this.items.length > 0 || this.isClosed) return Promise.resolve();
    return new Promise((resolve) => {
      this.wake = () => {
        this.wake = null;
        resolve();
      };
    });
  }
}
