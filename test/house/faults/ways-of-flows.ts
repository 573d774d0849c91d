import { type Files, sourcesOf } from '../files.ts';
import { importsOf } from '../imports.ts';
import { targetsOf } from '../resolve.ts';
import type { Source } from '../source.ts';
import type { Layer } from './fault.ts';

export type WayOfFlow = Readonly<Record<Exclude<Layer, 'sentence'> | 'words', readonly string[]>>;

const isOperation = ({ path, text }: Source) => path.startsWith('src/server/') && /\boperation\(/.test(text);

/** The files of each layer on the way of a flow, as they lean on one another. */
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
    const view = leaningOn(room, ({ path }) => /^src\/(panels|screens)\/.*\.tsx$/.test(path));
    return {
      port: [...plugs, ...calls],
      operation: leaningOn(contracts, isOperation),
      view,
      words: [...leanedOnBy(view)].filter((path) => /^src\/(panels|screens)\/.*\.ts$/.test(path)),
    };
  };
};
