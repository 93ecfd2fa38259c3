import { createParser } from "eventsource-parser";
import { parseJson } from "./fields.ts";
import { type Chunk, EMPTY_CHUNK, type Protocol } from "./protocol.ts";

/** The most that is kept of an unfinished event: one that never ends must not fill the memory. */
const MAX_PENDING_CHARS = 256 * 1024;
const END = "[DONE]";

/** Turns the bytes of an answer into chunks: server-sent events, or one JSON document at its end. */
export class ChunkReader {
  private readonly decoder = new TextDecoder();
  private readonly chunks: Chunk[] = [];
  private readonly protocol: Protocol;
  private readonly parser = createParser({
    maxBufferSize: MAX_PENDING_CHARS,
    onEvent: ({ data }) => this.chunks.push(this.read(data)),
  });
  private readonly isStream: boolean;
  private document = "";

  constructor(protocol: Protocol, contentType: string) {
    this.protocol = protocol;
    this.isStream = !contentType.includes("application/json");
  }

  /** Throws when this is not an event stream. */
  push(bytes: Uint8Array): readonly Chunk[] {
    const text = this.decoder.decode(bytes, { stream: true });
    if (this.isStream) this.parser.feed(text);
    else this.document += text;
    return this.chunks.splice(0);
  }

  end(): readonly Chunk[] {
    if (!this.isStream) return [this.read(this.document)];
    this.parser.reset({ consume: true });
    return this.chunks.splice(0);
  }

  private read(data: string): Chunk {
    if (data.trim() === END) return { ...EMPTY_CHUNK, isEnd: true };
    const message = parseJson(data);
    return message === undefined ? EMPTY_CHUNK : this.protocol.read(message);
  }
}
