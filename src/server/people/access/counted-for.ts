import type { OperationRequest } from '#server/platform/http/operation.ts';
import type { IssuedSecrets } from '#server/platform/issued-secrets.ts';
import type { Budget, Try } from '#server/platform/tries/budget.ts';
import { netsOf } from '#server/platform/tries/caller-subject.ts';
import { knownCallerOf } from './known-caller.ts';

/** How often one browser may do something within a time; and so often all together that bring no name. */
export type Turns = Budget & {
  /** So many browsers behind one network may take all their turns at once. */
  readonly browsers: number;
};

/** Behind one network there may be an office or a whole town. */
export const wideNet = 40;

/** Where a secret might be guessed, or a stranger written to, a network does not get far by asking under many names. */
export const narrowNet = 4;

export type Caller = Pick<OperationRequest<unknown>, 'callerAddress' | 'cookies' | 'session'>;

/**
 * A browser counts for itself: only what it may do by itself counts in the net of its network, and what comes without a
 * name never does. So no robot uses up the turns of its neighbours. What a network of IPv6 may do counts in the net of its
 * area, since whoever has one network there may have all. The widest net stands first: names cost nothing, and one that
 * its network refuses is written down nowhere.
 */
export const countedFor = (
  caller: Caller,
  { browsers, ...own }: Turns,
  issued: IssuedSecrets,
): readonly Try[] => {
  const { name, network } = knownCallerOf(caller, issued);
  if (name === null) return netsOf(network, own).toReversed();
  return [
    ...netsOf(network, { ...own, name: `${own.name} from network`, most: own.most * browsers }).toReversed(),
    { budget: { ...own, name: `${own.name} by name` }, subject: name },
  ];
};
