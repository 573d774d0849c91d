import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { hearMessages, isAtRest, type Message, messageOf, namesIn, startOf } from './database-messages.ts';

/** Stands before a database as PgBouncer does in transaction mode: a connection is lent for one transaction. */
export type Pooler = { readonly url: string; readonly end: () => Promise<void> };

/** What becomes of a limit a client names at its start. */
export type LimitsAtStart = 'refused' | 'overlooked';

type Server = { readonly socket: Socket; readonly greeting: Buffer; client: Socket | null };

const size = 8;
const known = new Set(['user', 'database', 'client_encoding', 'application_name', 'datestyle', 'timezone']);

const refusalOf = (name: string): Buffer =>
  messageOf('E', Buffer.from(`SFATAL\0C08P01\0Munsupported startup parameter: ${name}\0\0`));

const socketTo = ({ searchParams, hostname, port }: URL): Socket => {
  const host = searchParams.get('host') ?? hostname;
  const number = searchParams.get('port') ?? port;
  return host.startsWith('/') ? connect(`${host}/.s.PGSQL.${number}`) : connect(Number(number), host);
};

/** A connection of the pooler's own, told nothing but who it is. Those that are free are lent in turn. */
const openServer = async (url: URL, rest: (server: Server) => void): Promise<Server> => {
  const socket = socketTo(url);
  await once(socket, 'connect');
  const greeting: Buffer[] = [];
  const opened = new Promise<Server>((resolve, reject) => {
    let server: Server | null = null;
    const hear = (message: Message): void => {
      if (server === null) {
        greeting.push(message.bytes);
        if (message.kind === 'E') reject(new Error(`The database says: ${message.bytes.toString()}`));
        if (!isAtRest(message)) return;
        server = { socket, greeting: Buffer.concat(greeting), client: null };
        resolve(server);
        return;
      }
      server.client?.write(message.bytes);
      if (isAtRest(message)) rest(server);
    };
    hearMessages(socket, hear, 'server');
  });
  socket.write(startOf(decodeURIComponent(url.username), url.pathname.slice(1)));
  return opened;
};

export const openPooler = async (databaseUrl: string, limits: LimitsAtStart = 'refused'): Promise<Pooler> => {
  const url = new URL(databaseUrl);
  const free: Server[] = [];
  const waiting: ((server: Server) => void)[] = [];
  const all = new Set<Socket>();

  const rest = (server: Server): void => {
    server.client = null;
    const next = waiting.shift();
    if (next === undefined) free.push(server);
    else next(server);
  };
  const open = async (): Promise<void> => {
    const server = await openServer(url, rest);
    all.add(server.socket);
    rest(server);
  };
  const lend = (): Promise<Server> => {
    const server = free.shift();
    return server === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(server);
  };

  const greet = async (client: Socket, start: Buffer): Promise<void> => {
    const unknown = namesIn(start).find((name) => !known.has(name));
    if (unknown !== undefined && limits === 'refused') {
      client.end(refusalOf(unknown));
      return;
    }
    const server = await lend();
    client.write(server.greeting);
    rest(server);
  };

  const serve = (client: Socket): void => {
    let lent: Server | null = null;
    let turn = Promise.resolve();
    all.add(client);
    const pass = async ({ kind, bytes }: Message): Promise<void> => {
      if (kind === 'start') return greet(client, bytes);
      if (kind === 'X' || client.destroyed) return;
      if (lent?.client !== client) {
        lent = await lend();
        lent.client = client;
      }
      lent.socket.write(bytes);
    };
    hearMessages(
      client,
      (message) => {
        turn = turn.then(() => pass(message));
      },
      'client',
    );
    // What is left in the middle of a transaction is of no use to the next.
    client.once('close', () => {
      all.delete(client);
      if (lent?.client !== client) return;
      lent.client = null;
      lent.socket.destroy();
      void open();
    });
  };

  const door = createServer(serve).listen(0, '127.0.0.1');
  await once(door, 'listening');
  await Promise.all(Array.from({ length: size }, open));
  const address = door.address();
  const port = typeof address === 'object' && address !== null ? (address satisfies AddressInfo).port : 0;
  return {
    url: `postgresql://${url.username}@127.0.0.1:${port}${url.pathname}`,
    end: async () => {
      const closed = once(door, 'close');
      door.close();
      for (const socket of all) socket.destroy();
      await closed;
    },
  };
};
