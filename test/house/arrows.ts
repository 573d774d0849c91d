import { childFiles, namedWhileRunning, readBeforeNames } from './exceptions.ts';
import type { Files } from './files.ts';
import { type Import, importsOf } from './imports.ts';
import { type Arrow, children, heldPanels, type Room, rooms } from './plan.ts';
import { type Target, targetsOf } from './resolve.ts';
import type { Problem, Source } from './source.ts';

/** A room that was entered: `machines/*` through `machines/session` is the instance `machines/session`. */
type Entered = { readonly room: Room; readonly instance: string };

/** `src/app/render.tsx` is the door of the room `src/app/render`. */
const withoutEnding = (path: string) => path.replace(/\.tsx?$/, '');

const instanceOf = (name: string, path: string): string | null => {
  if (path === name || withoutEnding(path) === name) return name;
  const parts = name.split('/');
  const own = path.split('/');
  const isIn = own.length > parts.length && parts.every((part, place) => part === '*' || part === own[place]);
  return isIn ? own.slice(0, parts.length).join('/') : null;
};

const exactness = ({ name }: Room) => name.split('/').length * 2 - (name.includes('*') ? 1 : 0);

const byExactness = rooms.toSorted((one, other) => exactness(other) - exactness(one));

const lookedUp = new Map<string, Entered | null>();

const enter = (path: string): Entered | null => {
  for (const room of byExactness) {
    const instance = instanceOf(room.name, path);
    if (instance !== null) return { room, instance };
  }
  return null;
};

/** Asked for every import of every file: each path is looked up once. */
export const enteredBy = (path: string): Entered | null => {
  const known = lookedUp.get(path);
  if (known !== undefined) return known;
  const found = enter(path);
  lookedUp.set(path, found);
  return found;
};

const allows = (arrow: Arrow, to: Entered, path: string) => {
  const { to: name, only } = typeof arrow === 'string' ? { to: arrow, only: [''] } : arrow;
  if (name !== '*' && name !== to.room.name && name !== to.instance) return false;
  return only.some((ending) => path.endsWith(ending));
};

const lastPart = ({ instance }: Entered) => instance.replace(/^.*\//, '');

const holds = (table: Readonly<Record<string, readonly string[]>>, from: Entered, to: Entered) =>
  from.room === to.room && (table[lastPart(from)] ?? []).includes(lastPart(to));

/** A parent flow sees the chart and the model of its child; a panel holds other panels whole. */
const isHeld = (from: Entered, to: Entered, path: string) =>
  from.room.name === 'src/panels/*'
    ? holds(heldPanels, from, to)
    : holds(children, from, to) && childFiles.some((ending) => path.endsWith(ending));

/** `src/app` and `src/app/render` are one folder: they may call each other by a short way. */
const isInside = (one: Entered, other: Entered) =>
  one.instance.startsWith(`${other.instance}/`) || other.instance.startsWith(`${one.instance}/`);

const mustBeNamed = (from: Entered, to: Entered) =>
  !readBeforeNames.includes(from.room.name) && !isInside(from, to);

const judgeFile = (from: Entered, path: string, isRelative: boolean): string | null => {
  const to = enteredBy(path);
  if (to === null) return `${path} stands in no room`;
  if (to.instance === from.instance) return null;
  if (isRelative && path !== 'package.json' && mustBeNamed(from, to))
    return `${path} is another room: import it by its # name`;
  if (from.room.leansOn.some((arrow) => allows(arrow, to, path)) || isHeld(from, to, path)) return null;
  return `${from.instance} may not lean on ${path}`;
};

const judge = (from: Entered, path: string, target: Target): string | null => {
  switch (target.kind) {
    case 'file':
      return judgeFile(from, target.path, target.isRelative);
    case 'npm':
      return from.room.npm.includes(target.name) || from.room.npm.includes('*')
        ? null
        : `${from.instance} may not lean on the package ${target.name}`;
    case 'node':
      return from.room.node
        ? null
        : `${from.instance} runs in the browser too and may not lean on ${target.name}`;
    case 'nowhere':
      return `${target.asked} leads to no file; write the whole name with its ending`;
    case 'unnamed':
      return from.room.name === 'test' || namedWhileRunning.includes(path)
        ? null
        : 'what is imported must be told in the source';
    case 'virtual':
      return null;
  }
};

export type Lean = { readonly import: Import; readonly target: Target };

export const leansOf = (files: Files, sources: readonly Source[]): Lean[] =>
  sources.flatMap((source) =>
    importsOf(source).flatMap((each) => targetsOf(files, each).map((target) => ({ import: each, target }))),
  );

/** Every lean that is not an arrow of the plan. */
export const strayArrows = (leans: readonly Lean[]): Problem[] =>
  leans.flatMap(({ import: { from, line }, target }) => {
    const entered = enteredBy(from);
    const says = entered === null ? `${from} stands in no room` : judge(entered, from, target);
    return says === null ? [] : [{ rule: 'arrows', place: `${from}:${line}`, says }];
  });
