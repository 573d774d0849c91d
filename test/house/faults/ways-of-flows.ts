import { type Files, sourcesOf } from '../files.ts';
import { importsOf } from '../imports.ts';
import { targetsOf } from '../resolve.ts';
import type { Source } from '../source.ts';
import type { Layer } from './fault.ts';

export type WayOfFlow = Readonly<Record<Exclude<Layer, 'sentence'> | 'words', readonly string[]>>;

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);

const isOperation = ({ path, text }: Source) => path.startsWith('src/server/') && /\boperation\(/.test(text);

/** What counts the arrows of all charts drives none of them. */
const isOfServer = ({ path }: Source) =>
  path.startsWith('src/server/') && !path.startsWith('src/server/charts/');

/** Whoever stands behind a flow that lives in the server. */
const isDesk = ({ path }: Source) => path.startsWith('src/server/start/desks/');

/**
 * The files of each layer on the way of a flow, as they lean on one another; a view may read it by way of its `*-views.ts`. The ports of a flow that lives in the server are
 * plugged in the folder in which its chart is driven.
 */
export const waysIn = (files: Files): ((flow: string) => WayOfFlow) => {
  const sources = sourcesOf(files).filter(({ path }) => path.startsWith('src/'));
  const leans = new Map(
    sources.map((source) => [
      source.path,
      new Set(
        importsOf(source)
          .flatMap((each) => targetsOf(files, each))
          .flatMap((target) => (target.kind === 'file' ? [target.path] : [])),
      ),
    ]),
  );
  const leanedOnBy = (paths: readonly string[]) =>
    new Set(paths.flatMap((path) => [...(leans.get(path) ?? [])]));
  const leaningOn = (targets: ReadonlySet<string>, own: (source: Source) => boolean) =>
    sources
      .filter(
        (source) => own(source) && [...(leans.get(source.path) ?? [])].some((path) => targets.has(path)),
      )
      .map(({ path }) => path);

  return (flow) => {
    const room = new Set([...files.keys()].filter((path) => path.startsWith(`machines/${flow}/`)));
    const plugs = leaningOn(room, ({ path }) => path.startsWith('src/app/ports/'));
    const calls = [...leanedOnBy(plugs)].filter((path) => /^src\/gateway\/(?!wire\/)/.test(path));
    const contracts = new Set(
      [...leanedOnBy(calls)].filter((path) => /^src\/contract\/(?!wire\/)/.test(path)),
    );
    const drivers = leaningOn(new Set([`machines/${flow}/${flow}.machine.ts`]), isOfServer);
    const homes = new Set(drivers.map(folderOf));
    const driven = sources.map(({ path }) => path).filter((path) => homes.has(folderOf(path)));
    const around = (source: Source) => isOperation(source) || isDesk(source);
    const readers = leaningOn(room, ({ path }) => /^src\/(panels|screens)\/.*-views\.ts$/.test(path));
    const view = leaningOn(new Set([...room, ...readers]), ({ path }) =>
      /^src\/(panels|screens)\/.*\.tsx$/.test(path),
    );
    return {
      port: [...plugs, ...calls, ...driven],
      operation: [...new Set([...leaningOn(contracts, isOperation), ...leaningOn(new Set(driven), around)])],
      view,
      words: [...leanedOnBy(view)].filter((path) => /^src\/(panels|screens)\/.*\.ts$/.test(path)),
    };
  };
};
