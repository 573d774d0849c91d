import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

type Pair = readonly [Socket, Socket];

const join = ([client, database]: Pair) => client.pipe(database).pipe(client);

const part = ([client, database]: Pair) => {
  client.unpipe(database);
  database.unpipe(client);
};

/** A way to the database on which all that is open can fall silent, or everything stand still until it goes on. */
export const mutableWay = async (url: URL) => {
  const open: Pair[] = [];
  let stands = false;
  const folder = url.searchParams.get('host');
  const port = Number(url.searchParams.get('port') ?? (url.port || 5432));
  const server = createServer((client) => {
    const database = folder === null ? connect(port, url.hostname) : connect(`${folder}/.s.PGSQL.${port}`);
    const pair = [client, database] as const;
    if (!stands) join(pair);
    for (const socket of pair)
      socket.on('error', () => undefined).on('close', () => pair.map((end) => end.end()));
    open.push(pair);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    for (const socket of open.flat()) socket.destroy();
    server.close();
  });
  const address = server.address();
  const way = new URL(`postgresql://${url.username}@127.0.0.1${url.pathname}`);
  way.port = typeof address === 'object' ? String(address?.port) : '';
  return {
    url: way.href,
    /** Whoever connects anew is served. */
    fallSilent: () => {
      for (const pair of open) {
        part(pair);
        pair[0].resume();
      }
      return open.length;
    },
    /** Nobody is served, and nothing that was said is lost. */
    standStill: () => {
      stands = true;
      open.forEach(part);
    },
    goOn: () => {
      if (stands) open.forEach(join);
      stands = false;
    },
  };
};
