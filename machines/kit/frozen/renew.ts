import { record } from './freeze.ts';
import { type Given, unlikeIn } from './given.ts';
import { type Playing, type Replayed, replayed } from './replay.ts';
import type { Seen } from './suite.ts';
import type { Twig } from './tree.ts';

type Before = { readonly state: string; readonly seen: Seen | null };

const typeOf = (event: unknown) => (event as { readonly type?: unknown } | null)?.type ?? null;

/** What a step does, whatever it is done with. */
const shapeOf = ({ state, seen }: Before) =>
  JSON.stringify([
    state,
    seen?.tags,
    seen?.asks?.map(([port]) => port),
    seen?.emits?.map(typeOf),
    seen?.sends?.map(([to, event]) => [to, typeOf(event)]),
    seen?.waits,
    seen !== null && 'ends' in seen,
  ]);

/** The steps that are as they were accepted, looked at anew after `change`; what stood there before. */
export const lookAnew = (playing: Playing, change: () => void): ReadonlyMap<Twig, Before> => {
  const kept = [...replayed(playing)].flatMap(({ twig, isSame }) => (isSame ? [twig] : []));
  const before = new Map(kept.map((twig) => [twig, { state: twig.state, seen: twig.seen }]));
  change();
  for (const twig of kept) twig.seen = null;
  return before;
};

/** Lets nothing stand in the tree that cannot happen any more, and nothing behind it. */
const dropGone = (
  twigs: Twig[],
  isGone: (cause: string) => boolean,
  isGoneBehind: (cause: string) => boolean,
): void => {
  twigs.splice(0, twigs.length, ...twigs.filter(({ cause }) => !isGone(cause)));
  for (const twig of twigs) dropGone(twig.twigs, isGoneBehind, isGoneBehind);
};

/**
 * Gives a flow what it is given today, as far as that is named. A step that does the same with it is told anew; one that
 * does something else with it is given back: that is also the doing of the transition it takes.
 */
export const renewed = (playing: Playing, given: Given, names: readonly string[]) => {
  const unlike = unlikeIn(playing, given).filter(({ name }) => names.includes(name));
  const isGone = (isStart: boolean) => (cause: string) =>
    unlike.some(
      ({ table, key, came }) => came === undefined && key === cause && (table === 'starts') === isStart,
    );
  dropGone(playing.roots, isGone(true), isGone(false));
  const before = lookAnew(playing, () => {
    for (const { table, key, came } of unlike)
      if (came === undefined) delete playing[table][key];
      else playing[table][key] = came;
  });
  const others: Replayed[] = [];
  const moved = new Set<Twig>();
  for (const step of record(playing)) {
    const { twig, line } = step;
    const was = before.get(twig);
    if (was === undefined || line.some((each) => moved.has(each)) || shapeOf(was) === shapeOf(twig)) continue;
    others.push(step);
    if (was.state !== twig.state) moved.add(twig);
  }
  for (const twig of moved) twig.twigs = [];
  return { isRenewed: unlike.length > 0, others };
};
