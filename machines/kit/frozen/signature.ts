import type { Shelf } from './shelf.ts';
import type { Twig } from './tree.ts';

const instant = /"start([+-]\d+)"/g;

/** What a step does, with all that is seen of it; instants are counted from the step, so that it may come at another hour. */
export const signatureOf = (shelf: Shelf, from: string, { cause, at, state, seen }: Twig): string =>
  [
    from,
    cause,
    state,
    JSON.stringify(shelf.open(seen)).replaceAll(instant, (_, offset: string) => `"at${Number(offset) - at}"`),
  ].join(' | ');

export const signaturesIn = (shelf: Shelf, twigs: readonly Twig[], from = ''): readonly string[] =>
  twigs.flatMap((twig) => [signatureOf(shelf, from, twig), ...signaturesIn(shelf, twig.twigs, twig.state)]);
