import type { RequestContext } from './request-context.ts';

/** A page or form the server shows itself, outside the wire: simulated counterparts, the outbox, the world's switches. */
export type ServerPage<Context> = {
  readonly method: 'get' | 'options' | 'post';
  /** Parts that vary are written `{name}`. */
  readonly path: string;
  /** `simulated` sites are absent where money is real. */
  readonly availability: 'everywhere' | 'simulated';
  readonly answer: (request: Request, context: Context, requestContext: RequestContext) => Promise<Response>;
};
