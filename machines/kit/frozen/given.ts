import type { Exploration } from '#machines/kit/walk/explore.ts';
import type { Move } from '#machines/kit/walk/moves.ts';
import { carriedBy, causeText } from './causes.ts';
import type { Shelf } from './shelf.ts';
import type { FrozenSuite, Written } from './suite.ts';

/** With what a flow is played: how it is begun, what its events carry, what its ports say. */
export type Given = Pick<FrozenSuite, 'starts' | 'events' | 'answers'>;

/** Something that a flow is given otherwise than it was accepted with; nothing came where it is given no more. */
export type Unlike = {
  readonly name: string;
  readonly table: keyof Given;
  readonly key: string;
  readonly expected: unknown;
  readonly came: unknown;
};

const singular = { starts: 'start', events: 'event', answers: 'answer' } as const;

const movesIn = ({ states }: Exploration): ReadonlyMap<string, Move> =>
  new Map(
    states.flatMap(({ out, refusals }) =>
      [...out, ...refusals].map(({ move }) => [causeText(move.cause), move] as const),
    ),
  );

const carriedIn = (
  moves: ReadonlyMap<string, Move>,
  shelf: Shelf,
  isMeant: (move: Move) => boolean,
): Written =>
  Object.fromEntries(
    [...moves].flatMap(([name, move]) => (isMeant(move) ? [[name, carriedBy(move, shelf)]] : [])),
  );

/** What the walk of today gives, as a suite writes it. */
export const givenIn = (exploration: Exploration, shelf: Shelf): Given => {
  const moves = movesIn(exploration);
  return {
    starts: Object.fromEntries(
      Object.entries(exploration.walk.starts).map(([name, input]: [string, unknown]) => [
        name,
        shelf.put(input),
      ]),
    ),
    events: carriedIn(moves, shelf, ({ cause }) => cause.kind === 'event'),
    answers: carriedIn(moves, shelf, ({ cause }) => cause.kind === 'answer'),
  };
};

/** What was accepted and is given otherwise today, each by the name it is accepted by. What is new is not among it. */
export const unlikeIn = (accepted: Given, today: Given): readonly Unlike[] =>
  (['starts', 'events', 'answers'] as const).flatMap((table) =>
    Object.entries(accepted[table]).flatMap(([key, expected]) => {
      const came = today[table][key];
      return JSON.stringify(expected) === JSON.stringify(came)
        ? []
        : [{ name: `${singular[table]}:${key}`, table, key, expected, came }];
    }),
  );
