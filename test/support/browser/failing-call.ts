import type { Scene } from './browser-layer.ts';

/** How a call may end without what was asked for. */
export type Failure =
  | 'cut'
  | 'garbage'
  | 'lost'
  | 'not allowed'
  | 'server broken'
  | 'sign-in needed'
  | 'silent';

export const failures: readonly Failure[] = [
  'cut',
  'garbage',
  'server broken',
  'sign-in needed',
  'not allowed',
  'silent',
];

/** The same, and in the end what is asked for is done, but its answer lost. */
export const failuresAndLoss: readonly Failure[] = [...failures, 'lost'];

/** Longer than a call of the shop may take in all, in milliseconds. */
const timeout = 31_000;

/** Lets the held call of this name fail. A page that is to wait in vain needs a clock that can be set forward. */
export const fail = async ({ page, world }: Scene, call: string, failure: Failure): Promise<void> => {
  switch (failure) {
    case 'cut':
      return world.cut(call);
    case 'lost':
      return world.always(call, { kind: 'lose' });
    case 'garbage':
      return world.release(call, { kind: 'garbage' });
    case 'server broken':
      return world.release(call, { kind: 'refuse', status: 500 });
    case 'sign-in needed':
      return world.release(call, { kind: 'refuse', status: 401 });
    case 'not allowed':
      return world.release(call, { kind: 'refuse', status: 403 });
    case 'silent':
      await world.forget([call]);
      await world.pass(timeout);
      return page.clock.fastForward(timeout);
  }
};
