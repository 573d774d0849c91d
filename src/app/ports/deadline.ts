import { fromPromise } from 'xstate';
import type { ServerClock } from '#gateway/wire/server-clock.ts';
import type { Deadline } from '#machines/kit/flow/deadline.ts';

/** Every expiry of a flow waits on the server's clock. */
export const deadlineBy = (clock: ServerClock): Deadline =>
  fromPromise(({ input, signal }) => clock.until(input.at, signal));
