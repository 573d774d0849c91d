import type { RequestListener, Server, ServerResponse } from 'node:http';
import { Server as SocketServer } from 'node:net';
import { setImmediate as afterArrivals, setTimeout as pause } from 'node:timers/promises';

/** What node:http calls for each request; it is over when the work is done, whether or not anybody still listens. */
export type Answering = (...request: Parameters<RequestListener>) => Promise<void>;

/** What is open on a port, and what is being answered there. */
export type Connections = {
  /** Every answer from now on says that its connection is closed behind it, and it is. */
  readonly retire: () => void;
  /**
   * Takes no new connection. One that is only kept open may still ask until it has been silent for a while; what is being
   * answered is given longer; what is left then is cut.
   */
  readonly close: () => Promise<void>;
};

/** How long, in milliseconds, a connection that is only kept open may still ask, and an answer may take. */
export type Leave = { readonly kept: number; readonly underway: number };

const within = async (milliseconds: number, work: Promise<unknown>): Promise<void> => {
  const timeout = new AbortController();
  const timedOut = pause(milliseconds, null, { signal: timeout.signal }).catch(() => null);
  await Promise.race([work, timedOut]);
  timeout.abort();
};

/** Node's own way to close a port closes what is only kept open at once, and with it what is just being asked there. */
const closePort = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    SocketServer.prototype.close.call(server, () => resolve());
  });

/** How long one round of the event loop may take in which the last look for new connections is made, in milliseconds. */
const shortRound = 1;

const closeBehind = (outgoing: ServerResponse): void => {
  if (!outgoing.headersSent) outgoing.shouldKeepAlive = false;
};

/** Lets these answers out of this port. */
export const openConnections = (server: Server, answer: Answering, leave: Leave): Connections => {
  const underway = new Map<ServerResponse, Promise<unknown>>();
  let isRetired = false;
  let newestAt = 0;

  const take: RequestListener = (incoming, outgoing) => {
    if (isRetired) closeBehind(outgoing);
    const closed = new Promise<void>((resolve) => outgoing.once('close', () => resolve()));
    const done = Promise.all([answer(incoming, outgoing), closed]).finally(() => underway.delete(outgoing));
    underway.set(outgoing, done);
  };

  const retire = (): void => {
    isRetired = true;
    for (const outgoing of underway.keys()) closeBehind(outgoing);
  };

  /** What the system has accepted for us would be cut with the port: a round in which nobody was there is waited for. */
  const untilNobodyWaits = async (): Promise<void> => {
    const until = performance.now() + leave.underway;
    for (let began = 0; began < until; ) {
      await afterArrivals();
      began = performance.now();
      await afterArrivals();
      if (newestAt < began && performance.now() - began < shortRound) return;
    }
  };

  server.on('connection', () => {
    newestAt = performance.now();
  });
  server.on('request', take);
  server.on('checkExpectation', take);
  return {
    retire,
    close: async () => {
      retire();
      await untilNobodyWaits();
      const closed = closePort(server);
      await within(leave.kept, closed);
      server.closeIdleConnections();
      await within(leave.underway, Promise.allSettled(underway.values()));
      server.closeAllConnections();
      await closed;
      server.close();
    },
  };
};
