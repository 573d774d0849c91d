import { readFlowWays } from '#contract/operations/flow-facts.ts';
import { type Meant, refusalIn, understood } from '#contract/wire/on-wire.ts';
import { refusals } from '#contract/wire/refusals.ts';

export type ReadWays = NonNullable<Meant<typeof readFlowWays.granted>['found']>;

/** The ways through a flow on some days, or on the last ones; null where the shop keeps no log of them. */
export const readWays = async (
  flow: string,
  days: { readonly first: string; readonly last: string } | null,
): Promise<ReadWays | 'too-wide' | null> => {
  const query = days === null ? '' : `?${new URLSearchParams(days)}`;
  const answer = await fetch(`${readFlowWays.path.replace('{flow}', encodeURIComponent(flow))}${query}`);
  const body: unknown = await answer.json();
  if (!answer.ok && refusalIn(body).code === refusals['range-too-wide'].code) return 'too-wide';
  const read = understood(readFlowWays.granted, body);
  if (!read.ok) throw read.reason;
  return read.value.found;
};
