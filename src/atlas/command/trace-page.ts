import { csvLine } from '#machines/kit/export/chart-csv.ts';
import type { RequirementGroup } from './requirements.ts';
import type { Traced } from './traced.ts';

const shown = 6;

const testLine = ({ title, result, file }: Traced['tests'][number]) =>
  `  - ${result}: ${title} (\`${file}\`)`;

const sectionOf = ({ id, says, result, tests, unrun, arrows }: Traced) => [
  `- **${id}** ${result}. ${says}`,
  ...(arrows.length === 0
    ? []
    : [
        `  - fulfilled by ${arrows.map(({ arrow, hits }) => `\`${arrow}\` (taken ${hits} times)`).join(', ')}`,
      ]),
  ...tests.slice(0, shown).map(testLine),
  ...(tests.length > shown ? [`  - and ${tests.length - shown} more tests, listed in traceability.csv`] : []),
  ...unrun.map((file) => `  - named in \`${file}\`, in no test of the last run`),
];

const counted = (rows: readonly Traced[]) => {
  const of = (result: Traced['result']) => rows.filter((row) => row.result === result).length;
  return `${of('passed')} passed, ${of('failed')} failed, ${of('not run')} not run, ${of('only walked')} only walked, ${of('no test')} without a test`;
};

const without = (rows: readonly Traced[]) => {
  const ids = rows.filter(({ result }) => result === 'no test').map(({ id }) => id);
  return ids.length === 0 ? 'Every requirement has a test.' : `Without a test: ${ids.join(', ')}.`;
};

export const tracePage = (groups: readonly RequirementGroup[], rows: readonly Traced[]): string =>
  [
    '# Which test proves which requirement',
    '',
    'Written by `npm run trace` from the titles and results of the last run of the tests. The points themselves stand in',
    '[requirements.md](requirements.md).',
    '',
    `${rows.length} requirements: ${counted(rows)}. Only walked: an arrow that fulfils it was taken, but no test names it.`,
    '',
    without(rows),
    '',
    ...groups.flatMap(({ letter, name }) => {
      const own = rows.filter(({ id }) => id.startsWith(`${letter}-`));
      return [`## ${letter}: ${name}`, '', counted(own), '', ...own.flatMap(sectionOf), ''];
    }),
  ].join('\n');

export const traceTable = (rows: readonly Traced[]): string =>
  [
    csvLine(['id', 'result', 'test', 'test result', 'file', 'arrows']),
    ...rows.flatMap(({ id, result, tests, unrun, arrows }) => {
      const fulfilling = arrows.map(({ arrow }) => arrow).join(' ');
      const lines = [
        ...tests.map((test) => [id, result, test.title, test.result, test.file, fulfilling]),
        ...unrun.map((file) => [id, result, '', 'not run', file, fulfilling]),
      ];
      return (lines.length === 0 ? [[id, result, '', '', '', fulfilling]] : lines).map(csvLine);
    }),
    '',
  ].join('\n');
