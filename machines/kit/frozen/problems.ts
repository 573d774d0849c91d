import { arrowTitles } from '#machines/kit/walk/arrow-title.ts';
import type { Exploration } from '#machines/kit/walk/explore.ts';
import { edgesOf } from '#machines/kit/walk/trail.ts';
import { declaredIn } from '#machines/kit/walk/watch.ts';
import { causeText } from './causes.ts';
import { doingIn, doingOf, namesFor } from './doing.ts';
import { givenIn, type Unlike, unlikeIn } from './given.ts';
import { placeOf, type Reached, unwalkedIn } from './reached.ts';
import { readableNames, readableOf } from './readable.ts';
import { type Came, playingOf, replayed } from './replay.ts';
import type { Shelf } from './shelf.ts';
import type { Today } from './sight.ts';
import type { FrozenSuite } from './suite.ts';
import type { Twig } from './tree.ts';

export type Difference = {
  /** By which names it can be accepted, all of them together. */
  readonly names: readonly string[];
  readonly line: readonly Twig[];
  readonly came: Came;
};

/** Something that may happen and no accepted step does. */
export type Unwalked = {
  readonly names: readonly string[];
  /** What happens from the start on, the thing itself last. */
  readonly causes: readonly string[];
};

/** Everything in which a flow is not what was accepted. */
export type Problems = {
  readonly flow: string;
  readonly shelf: Shelf;
  /** What each transition is called, by id. */
  readonly titles: ReadonlyMap<string, string>;
  readonly differences: readonly Difference[];
  /** Transitions nobody has accepted yet. */
  readonly added: readonly string[];
  /** The names of starts nobody has accepted yet. */
  readonly unbegun: readonly string[];
  /** With what the flow is begun, what its events carry and its ports say, where that is not as it was accepted. */
  readonly unlike: readonly Unlike[];
  /** What nobody has accepted that it is walked; nothing is said of it as long as anything differs. */
  readonly unwalked: readonly Unwalked[];
  /** What is known or shown today and was not accepted yet. */
  readonly unread: readonly string[];
  /** Accepted transitions the chart no longer has. */
  readonly gone: readonly string[];
  /** Accepted transitions no step takes any more. */
  readonly untaken: readonly string[];
  /** What was known or shown, and is told no more. */
  readonly unreadable: readonly string[];
};

export const titlesOf = ({ walk }: Today): ReadonlyMap<string, string> =>
  arrowTitles(declaredIn(walk.machine));

const unwalkedOf = (
  { starts, arrows }: FrozenSuite,
  exploration: Exploration,
  titles: ReadonlyMap<string, string>,
  reached: Reached,
): readonly Unwalked[] =>
  unwalkedIn(exploration, reached)
    .filter(({ start }) => start.name in starts)
    .map((trail) => {
      const { move, from, stepped } = trail.edge;
      const state = exploration.states[from]?.name ?? '';
      const heard = { state, cause: causeText(move.cause), taken: stepped.taken };
      return {
        names: namesFor(doingIn(arrows, titles, heard)),
        causes: [trail.start.name, ...edgesOf(trail).map((edge) => causeText(edge.move.cause))],
      };
    });

/** Plays a frozen suite on the chart of today and emits everything that is not as it was accepted. */
export const problemsIn = (suite: FrozenSuite, today: Today, exploration: Exploration): Problems => {
  const titles = titlesOf(today);
  const playing = playingOf(suite, today);
  const taken = new Set<string>();
  const reached = new Set<string>();
  const differences: Difference[] = [];
  for (const step of replayed(playing)) {
    if (step.isSame) {
      for (const id of step.stepped?.taken ?? []) taken.add(id);
      reached.add(placeOf(today, step));
    } else {
      const names = namesFor(doingOf(suite.arrows, titles, step));
      differences.push({ names, line: step.line, came: step.came });
    }
  }
  const accepted = Object.keys(suite.arrows);
  const unlike = unlikeIn(suite, givenIn(exploration, playing.shelf));
  const isOther = differences.length + unlike.length > 0;
  const read = readableNames(suite);
  return {
    flow: suite.flow,
    shelf: playing.shelf,
    titles: new Map([...Object.entries(suite.arrows), ...titles]),
    differences,
    added: [...titles.keys()].filter((id) => suite.arrows[id] === undefined),
    unbegun: Object.keys(today.walk.starts).flatMap((name) =>
      name in suite.starts ? [] : [`start:${name}`],
    ),
    unlike,
    unwalked: isOther ? [] : unwalkedOf(suite, exploration, titles, reached),
    unread: readableNames(readableOf(exploration, today)).filter((name) => !read.includes(name)),
    gone: accepted.filter((id) => !titles.has(id)),
    untaken: accepted.filter((id) => titles.has(id) && !taken.has(id)),
    unreadable: read.filter((name) => !readableNames(playing).includes(name)),
  };
};

export const isAsAccepted = (problems: Problems): boolean => {
  const { differences, added, unbegun, unlike, unwalked, unread, gone, untaken, unreadable } = problems;
  return [differences, added, unbegun, unlike, unwalked, unread, gone, untaken, unreadable].every(
    ({ length }) => length === 0,
  );
};
