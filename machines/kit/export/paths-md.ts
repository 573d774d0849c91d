import type { Matrix } from '#machines/kit/walk/refuse.ts';
import type { Suite } from '#machines/kit/walk/suite.ts';
import { spokenWait } from './paths-words.ts';
import { summaryOf } from './suite-summary.ts';

const row = (cells: readonly (string | number)[]) =>
  `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) => [
  row(head),
  row(head.map(() => '---')),
  ...rows.map(row),
];

export const pathsMd = (suite: Suite): string =>
  [
    `# ${suite.flow}: ${suite.criterion}`,
    '',
    ...summaryOf(suite).map((line) => `- ${line}`),
    ...suite.paths.flatMap(({ title, steps }, index) => [
      '',
      `## ${index + 1}. ${title}`,
      '',
      ...table(
        ['', 'after', 'step', 'asks → is told'],
        steps.map((step, at) => [
          at + 1,
          spokenWait(step.wait),
          step.title,
          step.ahead.map(({ port, outcome, ends }) => `${port} → ${outcome ?? ends ?? 'nothing'}`).join(', '),
        ]),
      ),
    ]),
    '',
  ].join('\n');

export const matrixMd = ({ flow, events, rows }: Matrix): string =>
  [
    `# ${flow}: what is refused`,
    '',
    ...table(
      ['state', ...events],
      rows.map(({ state, verdicts }) => [state, ...verdicts]),
    ),
    '',
  ].join('\n');
