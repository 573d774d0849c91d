import type { Exploration } from '#machines/kit/walk/explore.ts';
import type { Move } from '#machines/kit/walk/moves.ts';
import { carriedBy, causeText } from './causes.ts';
import { frozenSuiteOf, record } from './freeze.ts';
import { namesOf, titlesOf } from './problems.ts';
import { refill } from './refill.ts';
import { type Playing, playingOf, type Replayed, replayed } from './replay.ts';
import { faultsOf, sharpen } from './sharpen.ts';
import type { Today } from './sight.ts';
import { signatureOf, signaturesIn } from './signature.ts';
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

const differing = (playing: Playing, name: string, arrows: FrozenSuite['arrows']) => {
  const titles = titlesOf(playing.today);
  return [...replayed(playing)].filter(
    (step) => !step.isSame && namesOf(arrows, titles, step).includes(name),
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

const dropIn = (roots: Twig[], { line, twig }: Replayed) => {
  const among = line.at(-2)?.twigs ?? roots;
  among.splice(among.indexOf(twig), 1);
};

type Softened = Map<Twig, string>;

/** Everything that follows from a step is looked at anew, and must come out as it was but for what it carries. */
const soften = ({ state, twigs }: Twig, softened: Softened) => {
  for (const next of twigs) {
    softened.set(next, signatureOf(state, next));
    soften(next, softened);
    next.seen = null;
  }
};

/** What did not come out as it was, and is not the accepted transition's own doing, is taken out. */
const dropStrayed = (playing: Playing, softened: Softened, name: string) => {
  const steps = [...replayed(playing)];
  for (const step of steps) {
    const { twig, line, stepped } = step;
    const was = softened.get(twig);
    if (was === undefined || stepped?.taken.includes(name)) continue;
    if (was !== signatureOf(line.at(-2)?.state ?? '', twig)) dropIn(playing.roots, step);
  }
};

const withArrow = (arrows: FrozenSuite['arrows'], name: string, title: string | undefined) => {
  if (title !== undefined) return { ...arrows, [name]: title };
  return Object.fromEntries(Object.entries(arrows).filter(([id]) => id !== name));
};

/** The faults that lie in a transition. */
const faultsIn = ({ walk }: Today, name: string) => faultsOf(walk.machine).filter(({ at }) => at === name);

/** Transitions that moved among their siblings, and do what they did, are called what they are called today. */
const arrowsAsTitled = (arrows: FrozenSuite['arrows'], playing: Playing) => {
  const titles = titlesOf(playing.today);
  const open = new Set(
    [...replayed(playing)].flatMap((step) => (step.isSame ? [] : namesOf(arrows, titles, step))),
  );
  return Object.fromEntries(
    Object.entries(arrows).map(([id, title]) => [id, open.has(id) ? title : (titles.get(id) ?? title)]),
  );
};

/** Takes what differs because of a transition as it is today; gives whether there was anything. */
const takeOver = ({ exploration, suite }: Accepting, playing: Playing, name: string): boolean => {
  const renew = renewCause(playing, movesIn(exploration));
  for (const step of differing(playing, name, suite.arrows)) renew(step);
  const differences = differing(playing, name, suite.arrows);
  const softened: Softened = new Map();
  for (const step of differences) {
    const { twig, came } = step;
    if (came.impossible !== null) {
      dropIn(playing.roots, step);
      continue;
    }
    soften(twig, softened);
    Object.assign(twig, { state: came.state, seen: came.seen });
  }
  record(playing);
  dropStrayed(playing, softened, name);
  return differences.length > 0;
};

/** What a view may read since today is told of every step that is as it was accepted. */
const showingMore = (playing: Playing, selector: string): Playing => {
  const { selectors } = playing.today;
  if (playing.shows.includes(selector) || !(selector in selectors)) return playing;
  const kept = [...replayed(playing)].filter(({ isSame }) => isSame);
  for (const { twig } of kept) twig.seen = null;
  return { ...playing, shows: [...playing.shows, selector].toSorted() };
};

/** The suite with everything accepted that is one transition's doing; null when nothing of it differs. */
export const accepted = (accepting: Accepting, name: string): FrozenSuite | null => {
  const { suite, exploration, today } = accepting;
  const selector = name.startsWith('shown:') ? name.slice('shown:'.length) : null;
  const before = playingOf(suite, today);
  const playing = selector === null ? before : showingMore(before, selector);
  const known = new Set(signaturesIn(playing.roots));
  const titles = titlesOf(today);
  const isOther = takeOver(accepting, playing, name);
  const arrows = withArrow(suite.arrows, name, titles.get(name));
  const isMore = refill({ playing, exploration, arrows, known, name });
  const isNewOrGone = name in suite.arrows !== titles.has(name);
  const isShownOtherwise =
    selector !== null && !same([suite.knows, suite.shows], [playing.knows, playing.shows]);
  if (!isOther && !isMore && !isNewOrGone && !isShownOtherwise) return null;
  sharpen(playing, exploration, faultsIn(today, name));
  return frozenSuiteOf(playing, arrowsAsTitled(arrows, playing));
};
