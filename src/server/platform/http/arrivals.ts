import type { IncomingMessage } from 'node:http';
import type { IncomingRequest } from './incoming-request.ts';

const arrivals = new WeakMap<IncomingRequest, IncomingMessage>();

/** Remembers on what a request came, so that its body need not be made into a web stream to be read. */
export const noteArrival = (request: Request, incoming: IncomingMessage): void => {
  arrivals.set(request, incoming);
};

/** Undefined for a request made inside this process. */
export const incomingOf = (request: IncomingRequest): IncomingMessage | undefined =>
  request.incoming ?? arrivals.get(request);
