import { doingOf, isNamedBy, namesFor } from '#machines/kit/frozen/doing.ts';
import { givenIn, unlikeIn } from '#machines/kit/frozen/given.ts';
import { titlesOf } from '#machines/kit/frozen/problems.ts';
import { readableNames, readableOf } from '#machines/kit/frozen/readable.ts';
import { type Playing, playingOf, replayed } from '#machines/kit/frozen/replay.ts';
import type { Today } from '#machines/kit/frozen/sight.ts';
import type { FrozenSuite } from '#machines/kit/frozen/suite.ts';
import type { Twig } from '#machines/kit/frozen/tree.ts';
import type { Exploration } from '#machines/kit/walk/explore.ts';

/** By which names the nearest steps that differ could have been accepted, where none of these was named. */
const unnamedSteps = (playing: Playing, { arrows }: FrozenSuite, names: readonly string[]) => {
  const titles = titlesOf(playing.today);
  const parted = new Set<Twig>();
  return [...replayed(playing)].flatMap((step) => {
    if (step.isSame) return [];
    parted.add(step.twig);
    // What comes after a step that differs may differ because of it.
    if (step.line.slice(0, -1).some((twig) => parted.has(twig))) return [];
    const doing = doingOf(arrows, titles, step);
    return isNamedBy(doing, names) ? [] : namesFor(doing);
  });
};

/**
 * In what a flow of today is not as an earlier suite has it, though none of the names stands for it: what was accepted by
 * them is less than what was written. A transition that only moved among its siblings is no other.
 */
export const unnamedIn = (
  before: FrozenSuite,
  today: Today,
  exploration: Exploration,
  names: readonly string[],
): readonly string[] => {
  const playing = playingOf(before, today);
  const titles = titlesOf(today);
  const [earlier, now] = [new Set(Object.values(before.arrows)), new Set(titles.values())];
  const added = [...titles].flatMap(([id, title]) => (id in before.arrows || earlier.has(title) ? [] : [id]));
  const gone = Object.entries(before.arrows).flatMap(([id, title]) =>
    titles.has(id) || now.has(title) ? [] : [id],
  );
  const [wasRead, isRead] = [before, readableOf(exploration, today)].map(readableNames);
  const readOtherwise = [
    ...(isRead ?? []).filter((name) => wasRead?.includes(name) === false),
    ...(wasRead ?? []).filter((name) => isRead?.includes(name) === false),
  ];
  const others = [
    ...unlikeIn(before, givenIn(exploration, playing.shelf)).map(({ name }) => name),
    ...Object.keys(today.walk.starts).flatMap((name) => (name in before.starts ? [] : [`start:${name}`])),
    ...added,
    ...gone,
    ...readOtherwise,
  ].filter((name) => !names.includes(name));
  return [...new Set([...unnamedSteps(playing, before, names), ...others])];
};
