import { refused } from '#domain/values/answer.ts';
import type { PlatformContext } from '#server/platform/context/platform-context.ts';
import type { OperationRequest } from '#server/platform/http/operation.ts';
import { knownCallerOf } from './known-caller.ts';

/** How often one browser may do something within a time; and so often all together that bring no name. */
export type Turns = { readonly name: string; readonly most: number; readonly within: number };

type Caller = Pick<OperationRequest<unknown>, 'callerAddress' | 'cookies' | 'session'>;

/** So many browsers behind one network may take all their turns at once. */
const browsersOfNetwork = 40;

/**
 * Takes a turn, or says when there is one again. A browser counts for itself first: only what it may do by itself counts in
 * the net of its network, and what comes without a name never does. So no robot uses up the turns of its neighbours.
 */
export const refusalOfTurn = (
  asked: Caller,
  { name, most, within }: Turns,
  { allow, issued }: Pick<PlatformContext, 'allow' | 'issued'>,
) => {
  const { name: browser, network } = knownCallerOf(asked, issued);
  const counted: readonly (readonly [string, number])[] =
    browser === null
      ? [[`${name} ${network}`, most]]
      : [
          [`${name} by ${browser}`, most],
          [`${name} by name from ${network}`, most * browsersOfNetwork],
        ];
  const over = counted.find(([key, times]) => !allow(key, times, within));
  return over === undefined ? null : { ...refused('too-many-tries'), retryAt: allow.endOf(over[0]) };
};
