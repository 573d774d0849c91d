import type { ESTree } from 'vite';
import type { Files } from './files.ts';
import { type Import, importsOf } from './imports.ts';
import { targetsOf } from './resolve.ts';
import { type Problem, placeOf, type Source, visit } from './source.ts';

/** Exports that the built shop reaches without importing them by name, or that are meant for tests, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'machines/kit/submission/submission.paths.ts submissionWalk':
    'A flow of the kit, which no page shows by itself; it is walked as every flow is.',
  'machines/kit/walk/probe-live.ts triedLive': 'The kit walks any flow live; every suite is proved by it.',
  'machines/kit/walk/replay.ts replayLive': 'The kit walks any flow live; every suite is proved by it.',
  'machines/kit/walk/replay.ts expectedOf': 'The kit walks any flow live; every suite is proved by it.',
  'src/app/boot/load.ts load': 'The build wraps every late import in it.',
  'src/app/boot/preboot.ts listenPreboot': 'The build writes it into the page as text.',
  'src/domain/booking/ticket-barcode.ts readTicketBarcode':
    'It stands beside what writes the code; whatever is printed is proved by reading it.',
  'src/domain/booking/deductions.ts isDeductionRederived':
    'It stands beside the rows it reckons with again; kept deductions are proved by it.',
  'src/domain/fare/price.ts isRederived':
    'It stands beside the lines it reckons with again; kept prices are proved by it.',
  'src/domain/passenger/passenger-problems.ts passengerProblems':
    'It names every finding there is; each is proved to be found.',
  'src/domain/passenger/passenger-seat-rules.ts seatProblemOf':
    'The browser and the server are both held to this rule of the railway.',
  'src/domain/values/environment.ts sellsRailPass':
    'The rail pass is not sold yet; where it may be is proved.',
  'src/server/office/operations/retention-rules.ts keptWhole':
    'It says of the tables that no rule names why nothing is taken out of them.',
  'src/server/start/start-sources.ts startSources': '`npm run dev` loads it by its path.',
  'src/ui/theme/colors.ts pairs':
    'It says beside the colours which may stand on which; they are measured by it.',
};

/** What is started from the command line by its path calls it. */
const isStarted = (path: string, name: string): boolean =>
  name === 'main' && /^src\/(.*\/)?(command|ledger-check)\//.test(path);

const isOurs = (path: string): boolean => /^(src|machines)\//.test(path);

/** What is written in an import for all that a file exports. */
const everything = '*';

const nameOf = (node: ESTree.ModuleExportName): string => (node.type === 'Literal' ? node.value : node.name);

const importedFrom = (specifiers: ESTree.ImportDeclaration['specifiers']): readonly string[] =>
  specifiers.map((each) => (each.type === 'ImportSpecifier' ? nameOf(each.imported) : everything));

type Taken = Pick<Import, 'asked' | 'how'> & { readonly names: readonly string[] };

/** What a file takes from others, by how they are named in it; whoever is reached while running is taken whole. */
const takenBy = (source: Source): readonly Taken[] => {
  const taken: Taken[] = [];
  visit(source, {
    ImportDeclaration: (node) =>
      taken.push({ asked: node.source.value, how: 'import', names: importedFrom(node.specifiers) }),
    ExportNamedDeclaration: (node) => {
      if (node.source === null) return;
      const names = node.specifiers.map(({ local }) => nameOf(local));
      taken.push({ asked: node.source.value, how: 'export', names });
    },
  });
  const whole = importsOf(source).filter(({ how }) => how === 'dynamic' || how === 'glob' || how === 'type');
  return [...taken, ...whole.map(({ asked, how }) => ({ asked, how, names: [everything] }))];
};

type Exported = { readonly name: string; readonly start: number };

const declared = (node: ESTree.Declaration): readonly Exported[] => {
  if (node.type === 'VariableDeclaration') {
    return node.declarations.flatMap(({ id }) =>
      id.type === 'Identifier' ? [{ name: id.name, start: id.start }] : [],
    );
  }
  const named = 'id' in node && node.id?.type === 'Identifier' ? node.id : null;
  return named === null ? [] : [{ name: named.name, start: named.start }];
};

const exportsOf = (source: Source): readonly Exported[] => {
  const found: Exported[] = [];
  visit(source, {
    ExportNamedDeclaration: ({ declaration, specifiers, start }) => {
      if (declaration !== null) found.push(...declared(declaration));
      found.push(...specifiers.map(({ exported }) => ({ name: nameOf(exported), start })));
    },
  });
  return found;
};

/** Whether a file uses what it exports itself. */
const isUsedInside = ({ text }: Source, { name }: Exported): boolean =>
  [...text.matchAll(new RegExp(String.raw`(?<![\w$'-]|[^.]\.)${name}(?![\w$'-])`, 'g'))].length > 1;

/** What nothing but tests use stands among the tests, or goes. */
export const unusedExports = (files: Files, sources: readonly Source[]): Problem[] => {
  const ours = sources.filter(({ path }) => isOurs(path) || !path.startsWith('test/'));
  const used = new Map<string, Set<string>>();
  for (const source of ours) {
    for (const { names, ...asking } of takenBy(source)) {
      for (const target of targetsOf(files, { from: source.path, line: 1, ...asking })) {
        if (target.kind !== 'file') continue;
        const known = used.get(target.path) ?? new Set();
        used.set(target.path, new Set([...known, ...names]));
      }
    }
  }
  return ours
    .filter(({ path }) => isOurs(path) && /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .flatMap((source) =>
      exportsOf(source)
        .filter(({ name }) => {
          const names = used.get(source.path);
          return names?.has(name) !== true && names?.has(everything) !== true;
        })
        .filter((exported) => !isUsedInside(source, exported))
        .filter(({ name }) => !isStarted(source.path, name))
        .filter(({ name }) => !Object.hasOwn(exceptions, `${source.path} ${name}`))
        .map(({ name, start }) => ({
          rule: 'unused-exports',
          place: placeOf(source, start),
          says: `nothing but tests use ${name}`,
        })),
    );
};
