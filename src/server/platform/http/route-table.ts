import type { Operation } from './operation.ts';
import type { Sessions } from './session.ts';
import type { Site } from './site.ts';

/** All that is answered, each with what it leans on. */
export type RouteTable<Context> = {
  readonly operations: readonly Operation<Context>[];
  readonly sites: readonly Site<Context>[];
  readonly sessions: Sessions;
};
