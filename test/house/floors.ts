import { posix } from 'node:path';
import { enteredBy, type Lean } from './arrows.ts';
import { roundTripOf } from './cycles.ts';
import { longFolders } from './exceptions.ts';
import type { Files } from './files.ts';
import { floors } from './plan/floors.ts';
import { type Arrow, rooms } from './plan.ts';
import type { Problem } from './source.ts';

const mostFiles = 40;

/** The room inside a folder in which a file stands; `.` where it stands in the folder itself, null outside of it. */
export const innerOf = (root: string, path: string): string | null => {
  if (!path.startsWith(`${root}/`)) return null;
  const [room = '', ...rest] = path.slice(root.length + 1).split('/');
  return rest.length === 0 ? '.' : room;
};

/** The higher the number, the nearer to the roof. */
const floorsOf = (root: string): ReadonlyMap<string, number> =>
  new Map((floors[root] ?? []).toReversed().flatMap((names, floor) => names.map((name) => [name, floor])));

const roots = Object.keys(floors);

/** Files inside a folder with floors that stand on none of them, and rooms of the plan without a file. */
export const offThePlan = (files: Files): Problem[] => {
  const paths = [...files.keys()];
  const stray = roots.flatMap((root) => {
    const known = floorsOf(root);
    return paths
      .filter((path) => !known.has(innerOf(root, path) ?? '.') && path.startsWith(`${root}/`))
      .map((path) => ({ rule: 'floors', place: `${path}:1`, says: `stands on no floor of ${root}` }));
  });
  const inner = roots.flatMap((root) =>
    [...floorsOf(root).keys()]
      .filter((name) => !paths.some((path) => innerOf(root, path) === name))
      .map((name) => `${root}/${name}`),
  );
  const outer = rooms
    .map(({ name }) => name)
    .filter((name) => !paths.some((path) => enteredBy(path)?.room.name === name));
  return [
    ...stray,
    ...[...inner, ...outer].map((name) => ({
      rule: 'floors',
      place: 'test/house/plan.ts:1',
      says: `${name} is planned and holds no file`,
    })),
  ];
};

/** Arrows inside a folder with floors that do not lead down. */
export const upwardArrows = (leans: readonly Lean[]): Problem[] =>
  roots.flatMap((root) => {
    const known = floorsOf(root);
    return leans.flatMap(({ import: { from, line }, target }) => {
      const to = target.kind === 'file' ? target.path : '';
      const [here, there] = [innerOf(root, from), innerOf(root, to)];
      if (here === null || there === null || here === there) return [];
      const isDown = (known.get(there) ?? 0) < (known.get(here) ?? 0);
      const says = `${root}/${here} may not lean on ${to}: it stands on no lower floor`;
      return isDown ? [] : [{ rule: 'floors', place: `${from}:${line}`, says }];
    });
  });

const partsOf = (path: string): string[] => posix.dirname(path).split('/');

/** The folder two files share, and the two rooms inside it that they stand in. */
const fork = (one: string, other: string): readonly [string, string, string] | null => {
  const [left, right] = [partsOf(one), partsOf(other)];
  let depth = 0;
  while (depth < left.length && left[depth] === right[depth]) depth += 1;
  const [here = '.', there = '.'] = [left[depth], right[depth]];
  return depth === 0 || here === there ? null : [left.slice(0, depth).join('/'), here, there];
};

/** Rooms beside each other that lean on themselves by a way round, in whatever folder. */
export const circlesOfRooms = (leans: readonly Lean[]): Problem[] => {
  const graphs = new Map<string, Map<string, string[]>>();
  for (const {
    import: { from },
    target,
  } of leans) {
    if (target.kind !== 'file' || !/^(src|machines)\//.test(from)) continue;
    const met = fork(from, target.path);
    if (met === null) continue;
    const [root, here, there] = met;
    const graph = graphs.get(root) ?? new Map<string, string[]>();
    graphs.set(root, graph.set(here, [...(graph.get(here) ?? []), there]));
  }
  return [...graphs].flatMap(([root, graph]) => {
    const way = [...graph.keys()].map((room) => roundTripOf(graph, room)).find((found) => found !== null);
    return way === undefined ? [] : [{ rule: 'circles', place: `${root}:1`, says: way.join(' → ') }];
  });
};

/** Folders in which nobody finds anything any more. */
export const fullFolders = (files: Files): Problem[] => {
  const counts = new Map<string, number>();
  for (const path of files.keys())
    counts.set(posix.dirname(path), (counts.get(posix.dirname(path)) ?? 0) + 1);
  return [...counts]
    .filter(([folder, count]) => count > mostFiles && !longFolders.includes(folder))
    .map(([folder, count]) => ({
      rule: 'full-folder',
      place: `${folder}:1`,
      says: `${count} files stand side by side`,
    }));
};

const nameOf = (arrow: Arrow): string => (typeof arrow === 'string' ? arrow : arrow.to);

/** Arrows of the plan along which nobody goes. */
export const unusedArrows = (leans: readonly Lean[]): Problem[] => {
  const gone = new Set(
    leans.flatMap(({ import: { from }, target }) => {
      const [here, there] = [enteredBy(from), target.kind === 'file' ? enteredBy(target.path) : null];
      if (here === null || there === null) return [];
      return [`${here.room.name} ${there.room.name}`, `${here.room.name} ${there.instance}`];
    }),
  );
  return rooms.flatMap(({ name, leansOn }) =>
    leansOn
      .map(nameOf)
      .filter((to) => to !== '*' && !gone.has(`${name} ${to}`))
      .map((to) => ({
        rule: 'arrows',
        place: 'test/house/plan.ts:1',
        says: `${name} does not lean on ${to}`,
      })),
  );
};

export const floorProblems = (files: Files, leans: readonly Lean[]): Problem[] => [
  ...offThePlan(files),
  ...upwardArrows(leans),
  ...circlesOfRooms(leans),
  ...fullFolders(files),
  ...unusedArrows(leans),
];
