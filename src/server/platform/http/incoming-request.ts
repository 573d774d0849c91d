import type { IncomingMessage } from 'node:http';

/** What is read of the headers of a request. */
export type Head = Pick<Headers, 'get' | 'has'>;

/** What is read of a request. A `Request` is one. */
export type IncomingRequest = {
  readonly method: string;
  /** The whole address, written out. */
  readonly url: string;
  readonly headers: Head;
  readonly body: ReadableStream<Uint8Array> | null;
  /** Where the socket itself is read instead. */
  readonly incoming?: IncomingMessage;
};

const valueIn = (lines: readonly string[], name: string): string | null => {
  let value: string | null = null;
  for (let at = 0; at < lines.length; at += 2) {
    const line = lines[at] ?? '';
    if (line.length === name.length && line.toLowerCase() === name) {
      const part = lines[at + 1] ?? '';
      value = value === null ? part : `${value}${name === 'cookie' ? '; ' : ', '}${part}`;
    }
  }
  return value;
};

/** Headers as they came, read as `Headers` reads them: what is said twice is joined. */
export const headOf = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): Head => {
  const get = (name: string): string | null => valueIn(rawHeaders, name.toLowerCase());
  return { get, has: (name) => get(name) !== null };
};
