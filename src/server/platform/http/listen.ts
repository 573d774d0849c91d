import { createServer, IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { codeOf, isErrno } from '#server/platform/errno.ts';
import { SetupFault } from '#server/platform/setup-fault.ts';
import { noteArrival } from './arrivals.ts';
import { nameHostOfCheck } from './checks.ts';
import { type Answering, type Leave, openConnections } from './connections.ts';
import type { Handler } from './handler.ts';
import { securityHeaders } from './security-headers.ts';

export type Listener = {
  readonly port: number;
  /** Goes on answering, and closes every connection behind its answer. */
  readonly retire: () => void;
  /** Takes no new connection, waits for what is being answered, then cuts what is left. */
  readonly stop: () => Promise<void>;
};

/** How long a caller may take, in milliseconds, to say what it wants, and how long it has at the end. */
export type Timeout = Leave & {
  readonly headers: number;
  readonly request: number;
  readonly check: number;
};

export const ordinaryTimeout: Timeout = {
  headers: 10_000,
  request: 30_000,
  check: 1000,
  kept: 1000,
  underway: 10_000,
};
/** Longer than a proxy or a browser keeps what is idle: whoever closes first must not cut what is just being asked. */
const idleFor = 65_000;
const largestHeaders = 16_384;

/** Node answers what is not even HTTP before any handler sees it; those answers carry the same headers. */
const rawAnswer = (status: number): string =>
  [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    ...Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}`),
    'connection: close',
    'content-length: 0',
    '',
    '',
  ].join('\r\n');

const statusOfFault = (code: string | null): number => {
  if (code === 'HPE_HEADER_OVERFLOW') {
    return 431;
  }
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
};

const refuseRaw = (reason: Error, socket: Socket): void => {
  if (socket.writable && codeOf(reason) !== 'ECONNRESET') {
    socket.end(rawAnswer(statusOfFault(codeOf(reason))));
  } else {
    socket.destroy();
  }
};

/** Where it is listened, and the setting that says so. */
export type Place = { readonly port: number; readonly setting: string; readonly listenOn: string | null };

const faultOf = (reason: Error, { port, setting, listenOn }: Place): Error => {
  if (isErrno(reason, 'EADDRNOTAVAIL')) {
    return new SetupFault(`${listenOn ?? ''} is no address of this machine: set LISTEN_ON to another.`);
  }
  return isErrno(reason, 'EADDRINUSE', 'EACCES')
    ? new SetupFault(`Port ${port} is taken or not allowed: set ${setting} to another.`)
    : reason;
};

const bind = (server: Server, place: Place): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', (reason) => reject(faultOf(reason, place)));
    const { port, listenOn } = place;
    server.listen({ port, ...(listenOn === null ? {} : { host: listenOn }) }, () => {
      const bound: AddressInfo | string | null = server.address();
      resolve(bound === null || typeof bound === 'string' ? port : bound.port);
    });
  });

const badRequest = (): Response => new Response(null, { status: 400, headers: securityHeaders });

/** What node:http calls for each request. */
export const answersBy = (handler: () => Handler): Answering => {
  const answer = getRequestListener(
    (request, { incoming }) => {
      if (!(incoming instanceof IncomingMessage)) return handler()(request, {});
      noteArrival(request, incoming);
      return handler()(request, { incoming });
    },
    { errorHandler: badRequest },
  );
  return async (incoming, outgoing) => {
    nameHostOfCheck(incoming);
    await (handler().straight?.(incoming, outgoing) ?? answer(incoming, outgoing));
  };
};

/** Opens the port. The doors are asked for at every request, because they are hung while the port is already open. */
export const listen = async (
  place: Place,
  handler: () => Handler,
  timeout: Timeout = ordinaryTimeout,
): Promise<Listener> => {
  const server = createServer({
    headersTimeout: timeout.headers,
    requestTimeout: timeout.request,
    keepAliveTimeout: idleFor,
    maxHeaderSize: largestHeaders,
    connectionsCheckingInterval: timeout.check,
    // Node's own answers to these two carry none of our headers; the doors refuse the first and overlook the second.
    requireHostHeader: false,
  });
  const connections = openConnections(server, answersBy(handler), timeout);
  server.on('clientError', refuseRaw);
  const bound = await bind(server, place);
  return { port: bound, retire: connections.retire, stop: connections.close };
};
