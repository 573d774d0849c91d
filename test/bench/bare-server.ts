import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type BareServer = { readonly port: number; readonly end: () => Promise<void> };

/** What node:http alone costs: it reads a body, parses it, and writes a ready answer as JSON. */
export const openBareServer = async (answer: unknown): Promise<BareServer> => {
  const server = createServer((incoming, outgoing) => {
    const chunks: Uint8Array[] = [];
    incoming.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    incoming.on('end', () => {
      const read: unknown = JSON.parse(Buffer.concat(chunks).toString());
      const text = JSON.stringify(answer);
      outgoing.writeHead(read === null ? 400 : 200, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
      });
      outgoing.end(text);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address: AddressInfo | string | null = server.address();
  return {
    port: address === null || typeof address === 'string' ? 0 : address.port,
    end: async () => {
      const over = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await over;
    },
  };
};
