import type { Visit } from './visit.ts';

/** A page or form the server shows itself, outside the wire: simulated counterparts, the outbox, the world's switches. */
export type Site<Context> = {
  readonly method: 'get' | 'post';
  /** Parts that vary are written `{name}`. */
  readonly path: string;
  /** `simulated` sites are absent where money is real. */
  readonly stands: 'everywhere' | 'simulated';
  readonly answer: (request: Request, context: Context, visit: Visit) => Promise<Response>;
};
