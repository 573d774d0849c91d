import { Agent, type IncomingMessage, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export type Sent = {
  readonly method: string;
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
};

/** An answer as it came: it is unpacked by whoever has not seen the same bytes before. */
export type Answered = {
  readonly status: number;
  readonly ok: boolean;
  readonly headers: { readonly has: (name: string) => boolean };
  readonly bytes: Buffer;
  readonly text: () => string;
};

const unpacked = (bytes: Buffer, encoding: string | undefined): Buffer => {
  if (encoding === 'br') return brotliDecompressSync(bytes);
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
};

const answered = (incoming: IncomingMessage, bytes: Buffer): Answered => {
  const { statusCode: status = 0, headers } = incoming;
  return {
    status,
    ok: (status >= 200 && status < 300) || status === 304,
    headers: { has: (name) => headers[name] !== undefined },
    bytes,
    text: () => unpacked(bytes, headers['content-encoding']).toString('utf8'),
  };
};

export type Asking = { readonly ask: (sent: Sent) => Promise<Answered>; readonly end: () => void };

/** Asks on connections that stay open, with nothing added to what is sent. */
export const openAsking = (port: number, connections: number): Asking => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    ask: ({ method, address, headers, body }) =>
      new Promise((resolve, reject) => {
        const length = body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) };
        const asked = request(
          { host: '127.0.0.1', port, agent, method, path: address, headers: { ...headers, ...length } },
          (incoming) => {
            const parts: Buffer[] = [];
            incoming.on('data', (part: Buffer) => parts.push(part));
            incoming.on('error', reject);
            incoming.on('end', () => resolve(answered(incoming, Buffer.concat(parts))));
          },
        );
        asked.on('error', reject).end(body ?? undefined);
      }),
    end: () => agent.destroy(),
  };
};
