import type { Exploration } from '#machines/kit/walk/explore.ts';
import type { Move } from '#machines/kit/walk/moves.ts';
import { carriedBy, causeText } from './causes.ts';
import { doingOf, isNamedBy, namesFor } from './doing.ts';
import { frozenSuiteOf } from './freeze.ts';
import { dropIn, recordAllowed } from './fresh.ts';
import { titlesOf } from './problems.ts';
import { refill } from './refill.ts';
import { type Playing, playingOf, type Replayed, replayed } from './replay.ts';
import { faultsOf, sharpen } from './sharpen.ts';
import type { Today } from './sight.ts';
import { signaturesIn } from './signature.ts';
import type { FrozenSuite } from './suite.ts';
import type { Twig } from './tree.ts';

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

type Accepting = { readonly suite: FrozenSuite; readonly exploration: Exploration; readonly today: Today };

const movesIn = ({ states }: Exploration): ReadonlyMap<string, Move> =>
  new Map(
    states.flatMap(({ out, refusals }) =>
      [...out, ...refusals].map(({ move }) => [causeText(move.cause), move] as const),
    ),
  );

/** The steps that are not as they were accepted, each with whose doing it is. */
const differing = (playing: Playing, arrows: FrozenSuite['arrows']) => {
  const titles = titlesOf(playing.today);
  return [...replayed(playing)].flatMap((step) =>
    step.isSame ? [] : [{ step, doing: doingOf(arrows, titles, step) }],
  );
};

/** What a start is begun with, an event carries or a port says is taken from the walk of today. */
const renewCause = ({ starts, events, answers, shelf, today }: Playing, moves: ReadonlyMap<string, Move>) => {
  return ({ line, twig: { cause } }: Replayed): void => {
    if (line.length === 1 && cause in today.walk.starts) starts[cause] = shelf.put(today.walk.starts[cause]);
    const move = moves.get(cause);
    for (const table of [events, answers])
      if (move !== undefined && cause in table) table[cause] = carriedBy(move, shelf);
  };
};

const withArrows = (
  arrows: FrozenSuite['arrows'],
  titles: ReadonlyMap<string, string>,
  { names, open }: { readonly names: readonly string[]; readonly open: readonly string[] },
) => {
  const titled = names.flatMap((name) => {
    const title = titles.get(name);
    return title === undefined ? [] : [[name, title] as const];
  });
  const isLeft = (id: string) => !open.includes(id) && (titles.has(id) || !names.includes(id));
  return Object.fromEntries(
    Object.entries({ ...arrows, ...Object.fromEntries(titled) }).filter(([id]) => isLeft(id)),
  );
};

/** The faults that lie in the named transitions. */
const faultsIn = ({ walk }: Today, names: readonly string[]) =>
  faultsOf(walk.machine).filter(({ at }) => names.includes(at));

/** Transitions that moved among their siblings, and do what they did, are called what they are called today. */
const arrowsAsTitled = (arrows: FrozenSuite['arrows'], playing: Playing) => {
  const titles = titlesOf(playing.today);
  const open = new Set(differing(playing, arrows).flatMap(({ doing: { all, any } }) => [...all, ...any]));
  return Object.fromEntries(
    Object.entries(arrows).map(([id, title]) => [id, open.has(id) ? title : (titles.get(id) ?? title)]),
  );
};

/**
 * Takes what differs because of the named ones as they are today; gives whether there was anything. What comes after a
 * step stays as it was accepted, so that whatever another transition does is still to be named. Only where a step leads
 * elsewhere, what cannot come after it any more is taken out.
 */
const takeOver = ({ exploration, suite }: Accepting, playing: Playing, names: readonly string[]) => {
  const renew = renewCause(playing, movesIn(exploration));
  const moved = new Set<Twig | undefined>();
  const named = () => differing(playing, suite.arrows).filter(({ doing }) => isNamedBy(doing, names));
  let isOther = false;
  for (;;) {
    const found = named();
    for (const { step } of found) renew(step);
    for (const { step } of named()) {
      const { twig, came } = step;
      if (came.impossible !== null) {
        dropIn(playing.roots, step);
        continue;
      }
      if (twig.state !== came.state) moved.add(twig);
      Object.assign(twig, { state: came.state, seen: came.seen });
    }
    const strayed = differing(playing, suite.arrows).filter(
      ({ step: { line, twig, came }, doing }) =>
        moved.has(line.at(-2)) && twig.state !== came.state && !isNamedBy(doing, names),
    );
    for (const { step } of strayed) dropIn(playing.roots, step);
    if (found.length + strayed.length === 0) return isOther;
    isOther = true;
  }
};

/** What a view may read since today is told of every step that is as it was accepted. */
const showingMore = (playing: Playing, selector: string): Playing => {
  const { selectors } = playing.today;
  if (playing.shows.includes(selector) || !(selector in selectors)) return playing;
  const kept = [...replayed(playing)].filter(({ isSame }) => isSame);
  for (const { twig } of kept) twig.seen = null;
  return { ...playing, shows: [...playing.shows, selector].toSorted() };
};

/** What else has to be named, as long as it is not: steps that are not only the doing of those that are. */
const besides = (playing: Playing, arrows: FrozenSuite['arrows'], names: readonly string[]) => {
  const partly = differing(playing, arrows).filter(({ doing }) =>
    [...doing.all, ...doing.any].some((name) => names.includes(name)),
  );
  const all = partly.flatMap(({ doing }) => namesFor(doing));
  return [...new Set(all)].filter((name) => !names.includes(name));
};

/** What came of accepting: a suite; or what has to be named besides; or, with neither, that nothing differs. */
export type Acceptance = { readonly suite: FrozenSuite | null; readonly besides: readonly string[] };

const showing = (playing: Playing, names: readonly string[]) =>
  names
    .filter((name) => name.startsWith('shown:'))
    .reduce((shown, name) => showingMore(shown, name.slice('shown:'.length)), playing);

/** The suite with everything accepted that is the doing of the named ones, and of nothing that is not named. */
export const accepted = (accepting: Accepting, names: readonly string[]): Acceptance => {
  const { suite, exploration, today } = accepting;
  const before = playingOf(suite, today);
  const known = new Set(signaturesIn(before.shelf, before.roots));
  const playing = showing(before, names);
  const titles = titlesOf(today);
  const isOther = takeOver(accepting, playing, names);
  const missing = besides(playing, suite.arrows, names);
  if (missing.length > 0) return { suite: null, besides: missing };
  for (const name of signaturesIn(playing.shelf, playing.roots)) known.add(name);
  const allowed = { arrows: suite.arrows, titles, known, names };
  const { isMore, open } = refill(playing, exploration, allowed);
  const isNewOrGone = names.some((name) => name in suite.arrows !== titles.has(name));
  const isShownOtherwise =
    playing !== before || !same([suite.knows, suite.shows], [playing.knows, playing.shows]);
  if (!isOther && !isMore && !isNewOrGone && !isShownOtherwise) return { suite: null, besides: [] };
  sharpen(playing, exploration, faultsIn(today, names), (grown) => recordAllowed(grown, allowed));
  const red = new Set(differing(playing, suite.arrows).flatMap(({ doing }) => namesFor(doing)));
  const arrows = withArrows(suite.arrows, titles, { names, open: open.filter((name) => !red.has(name)) });
  return { suite: frozenSuiteOf(playing, arrowsAsTitled(arrows, playing)), besides: [] };
};
