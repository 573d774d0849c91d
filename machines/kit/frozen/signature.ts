import type { Exploration, WalkedEdge } from '#machines/kit/walk/explore.ts';
import { causeText } from './causes.ts';
import type { Twig } from './tree.ts';

const signature = (from: string, cause: string, to: string, ports: readonly string[], isEnd: boolean) =>
  [from, cause, to, ...ports, isEnd ? 'ended' : ''].join(' | ');

/** What a step does, but for what is carried by it. */
export const signatureOf = (from: string, { cause, state, seen }: Twig): string =>
  signature(from, cause, state, seen?.asks?.map(([port]) => port) ?? [], seen !== null && 'ends' in seen);

export const signatureOfEdge = ({ states }: Exploration, { from, to, move, stepped }: WalkedEdge): string =>
  signature(
    states[from]?.name ?? '',
    causeText(move.cause),
    states[to]?.name ?? '',
    stepped.asked.map(({ port }) => port),
    stepped.machineState.snapshot.status !== 'active',
  );

export const signaturesIn = (twigs: readonly Twig[], from = ''): readonly string[] =>
  twigs.flatMap((twig) => [signatureOf(from, twig), ...signaturesIn(twig.twigs, twig.state)]);
