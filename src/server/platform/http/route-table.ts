import type { Operation } from './operation.ts';
import type { ServerPage } from './server-page.ts';
import type { Sessions } from './session.ts';

/** All that is answered, each with what it leans on. */
export type RouteTable<Context> = {
  readonly operations: readonly Operation<Context>[];
  readonly sites: readonly ServerPage<Context>[];
  readonly sessions: Sessions;
};
