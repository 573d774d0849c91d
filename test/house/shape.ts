import { posix } from 'node:path';
import type { Lean } from './arrows.ts';
import { chartPart, flowFiles, globalStyles } from './exceptions.ts';
import type { Files } from './files.ts';
import type { Problem } from './source.ts';

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

const problem = (rule: string, path: string, says: string): Problem => ({ rule, place: `${path}:1`, says });

export const indexFiles = (files: Files): Problem[] =>
  [...files.keys()]
    .filter((path) => posix.basename(path).startsWith('index.'))
    .map((path) => problem('no-index', path, 'import the file itself, never a folder'));

export const namesNotKebab = (files: Files): Problem[] =>
  [...files.keys()]
    .filter((path) => !path.split('/').every((part) => kebab.test(part)))
    .map((path) => problem('kebab-case', path, 'files and folders are named in kebab-case'));

/** The room of a flow: one beside the kit, and in the kit that of the form which many panels send. */
const roomOf = (path: string) =>
  /^(machines\/(?:kit\/submission|(?!(?:kit|samples)\/)[^/]+))\//.exec(path)?.[1] ?? null;

const inRoom = (room: string, ending: string) => `${room}/${posix.basename(room)}${ending}`;

/** A chart too long for one file stands in parts beside it. */
const isPart = (path: string) => path.startsWith(inRoom(roomOf(path) ?? '', '.')) && path.endsWith(chartPart);

/** Every flow's room holds its seven files, the parts of its chart and no other. */
export const flowRooms = (files: Files): Problem[] => {
  const inRooms = [...files.keys()].filter((path) => roomOf(path) !== null);
  const due = [...new Set(inRooms.map(roomOf))].flatMap((room) =>
    flowFiles.map((ending) => inRoom(room ?? '', ending)),
  );
  return [
    ...due
      .filter((path) => !files.has(path))
      .map((path) =>
        problem('seven-files', path, 'every flow holds the same seven files; this one is missing'),
      ),
    ...inRooms
      .filter((path) => !due.includes(path) && !isPart(path))
      .map((path) =>
        problem('seven-files', path, 'a flow holds seven files, parts of its chart and no other'),
      ),
  ];
};

const isStyle = (path: string) => path.endsWith('.css.ts') && !globalStyles.includes(path);

/** A style dresses what stands beside it; who needs it from afar needs a component. */
export const stylesFromAfar = (leans: readonly Lean[]): Problem[] =>
  leans.flatMap(({ import: { from, line }, target }) =>
    target.kind === 'file' && isStyle(target.path) && posix.dirname(target.path) !== posix.dirname(from)
      ? [
          {
            rule: 'style-beside-view',
            place: `${from}:${line}`,
            says: `${target.path} dresses another folder`,
          },
        ]
      : [],
  );

/** In panels and screens a style carries the name of its view. */
export const stylesWithoutView = (files: Files): Problem[] =>
  [...files.keys()]
    .filter((path) => /^src\/(panels|screens)\/.*\.css\.ts$/.test(path))
    .filter((path) => !files.has(path.replace('.css.ts', '.tsx')))
    .map((path) =>
      problem('style-beside-view', path, `there is no ${posix.basename(path, '.css.ts')}.tsx beside it`),
    );

export const shapeProblems = (files: Files, leans: readonly Lean[]): Problem[] => [
  ...indexFiles(files),
  ...namesNotKebab(files),
  ...flowRooms(files),
  ...stylesWithoutView(files),
  ...stylesFromAfar(leans),
];
