import { arrowTitles } from '#machines/kit/walk/arrow-title.ts';
import { declaredIn } from '#machines/kit/walk/watch.ts';
import { doingOf, namesFor } from './doing.ts';
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
  /** Accepted transitions the chart no longer has. */
  readonly gone: readonly string[];
  /** Accepted transitions no step takes any more. */
  readonly untaken: readonly string[];
  /** What was known or shown, and is told no more. */
  readonly unreadable: readonly string[];
};

export const titlesOf = ({ walk }: Today): ReadonlyMap<string, string> =>
  arrowTitles(declaredIn(walk.machine));

/** Plays a frozen suite on the chart of today and emits everything that is not as it was accepted. */
export const problemsIn = (suite: FrozenSuite, today: Today): Problems => {
  const titles = titlesOf(today);
  const playing = playingOf(suite, today);
  const taken = new Set<string>();
  const differences: Difference[] = [];
  for (const step of replayed(playing)) {
    if (step.isSame) for (const id of step.stepped?.taken ?? []) taken.add(id);
    else {
      const names = namesFor(doingOf(suite.arrows, titles, step));
      differences.push({ names, line: step.line, came: step.came });
    }
  }
  const accepted = Object.keys(suite.arrows);
  return {
    flow: suite.flow,
    shelf: playing.shelf,
    titles: new Map([...Object.entries(suite.arrows), ...titles]),
    differences,
    added: [...titles.keys()].filter((id) => suite.arrows[id] === undefined),
    unbegun: Object.keys(today.walk.starts).flatMap((name) =>
      name in suite.starts ? [] : [`start:${name}`],
    ),
    gone: accepted.filter((id) => !titles.has(id)),
    untaken: accepted.filter((id) => titles.has(id) && !taken.has(id)),
    unreadable: playing.unreadable,
  };
};

export const isAsAccepted = (problems: Problems): boolean => {
  const { differences, added, unbegun, gone, untaken, unreadable } = problems;
  return [differences, added, unbegun, gone, untaken, unreadable].every(({ length }) => length === 0);
};
