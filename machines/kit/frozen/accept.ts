import type { Exploration } from '#machines/kit/walk/explore.ts';
import { doingOf, isNamedBy, namesFor } from './doing.ts';
import { frozenSuiteOf, record } from './freeze.ts';
import { dropIn, recordAllowed } from './fresh.ts';
import { givenIn } from './given.ts';
import { titlesOf } from './problems.ts';
import { type Readable, readableNames, readableOf } from './readable.ts';
import { refill } from './refill.ts';
import { lookAnew, renewed } from './renew.ts';
import { type Playing, playingOf, replayed } from './replay.ts';
import { faultsOf, sharpen } from './sharpen.ts';
import type { Today } from './sight.ts';
import { signaturesIn } from './signature.ts';
import type { FrozenSuite } from './suite.ts';
import type { Twig } from './tree.ts';

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

type Accepting = { readonly suite: FrozenSuite; readonly exploration: Exploration; readonly today: Today };

/** The steps that are not as they were accepted, each with whose doing it is. */
const differing = (playing: Playing, arrows: FrozenSuite['arrows']) => {
  const titles = titlesOf(playing.today);
  return [...replayed(playing)].flatMap((step) =>
    step.isSame ? [] : [{ step, doing: doingOf(arrows, titles, step) }],
  );
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
const takeOver = (playing: Playing, arrows: FrozenSuite['arrows'], names: readonly string[]) => {
  const moved = new Set<Twig | undefined>();
  let isOther = false;
  for (;;) {
    const named = differing(playing, arrows).filter(({ doing }) => isNamedBy(doing, names));
    for (const { step } of named) {
      const { twig, came } = step;
      if (came.impossible !== null) {
        dropIn(playing.roots, step);
        continue;
      }
      if (twig.state !== came.state) moved.add(twig);
      Object.assign(twig, { state: came.state, seen: came.seen });
    }
    const strayed = differing(playing, arrows).filter(
      ({ step: { line, twig, came }, doing }) =>
        moved.has(line.at(-2)) && twig.state !== came.state && !isNamedBy(doing, names),
    );
    for (const { step } of strayed) dropIn(playing.roots, step);
    if (named.length + strayed.length === 0) return isOther;
    isOther = true;
  }
};

/** What else has to be named, as long as it is not: steps that are not only the doing of those that are. */
const besides = (playing: Playing, arrows: FrozenSuite['arrows'], names: readonly string[]) =>
  differing(playing, arrows)
    .filter(({ doing }) => [...doing.all, ...doing.any].some((name) => names.includes(name)))
    .flatMap(({ doing }) => namesFor(doing));

/** What came of accepting: a suite; or what has to be named besides; or, with neither, that nothing differs. */
export type Acceptance = { readonly suite: FrozenSuite | null; readonly besides: readonly string[] };

const namedIn = (names: readonly string[], prefix: string) =>
  names.flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));

/** What can be known or shown since today, as far as it is named, is told of every step that is as it was accepted. */
const readingMore = (playing: Playing, readable: Readable, names: readonly string[]): Playing => {
  const withNamed = (known: readonly string[], all: readonly string[], prefix: string) =>
    [...new Set([...known, ...namedIn(names, prefix).filter((name) => all.includes(name))])].toSorted();
  const knows = withNamed(playing.knows, readable.knows, 'known:');
  const shows = withNamed(playing.shows, readable.shows, 'shown:');
  if (same([knows, shows], [playing.knows, playing.shows])) return playing;
  lookAnew(playing, () => undefined);
  const more = { ...playing, knows, shows };
  record(more);
  return more;
};

/** The suite with everything accepted that is the doing of the named ones, and of nothing that is not named. */
export const accepted = (accepting: Accepting, names: readonly string[]): Acceptance => {
  const { suite, exploration, today } = accepting;
  const titles = titlesOf(today);
  const before = playingOf(suite, today);
  const known = new Set(signaturesIn(before.shelf, before.roots));
  const playing = readingMore(before, readableOf(exploration, today), names);
  const { isRenewed, others } = renewed(playing, givenIn(exploration, playing.shelf), names);
  const isOther = takeOver(playing, suite.arrows, names);
  const read = readableNames(playing);
  const unnamed = [
    ...others.flatMap((step) => {
      const doing = doingOf(suite.arrows, titles, step);
      return isNamedBy(doing, names) ? [] : namesFor(doing);
    }),
    ...besides(playing, suite.arrows, names),
    ...readableNames(suite).filter((name) => !read.includes(name)),
  ].filter((name) => !names.includes(name));
  if (unnamed.length > 0) return { suite: null, besides: [...new Set(unnamed)] };
  for (const name of signaturesIn(playing.shelf, playing.roots)) known.add(name);
  const allowed = { arrows: suite.arrows, titles, known, names };
  const { isMore, open } = refill(playing, exploration, allowed);
  const isNewOrGone = names.some((name) => name in suite.arrows !== titles.has(name));
  const isReadOtherwise = !same([suite.knows, suite.shows], [playing.knows, playing.shows]);
  const unsharpened = JSON.stringify(playing.roots);
  const lacking = new Set<string>();
  sharpen(playing, exploration, faultsIn(today, names), (grown) => {
    for (const name of recordAllowed(grown, allowed).open) lacking.add(name);
  });
  const isSharper = JSON.stringify(playing.roots) !== unsharpened;
  const red = new Set(differing(playing, suite.arrows).flatMap(({ doing }) => namesFor(doing)));
  const arrows = withArrows(suite.arrows, titles, { names, open: open.filter((name) => !red.has(name)) });
  if (!isOther && !isMore && !isNewOrGone && !isReadOtherwise && !isRenewed && !isSharper)
    return { suite: null, besides: [...lacking] };
  return { suite: frozenSuiteOf(playing, arrowsAsTitled(arrows, playing)), besides: [] };
};
