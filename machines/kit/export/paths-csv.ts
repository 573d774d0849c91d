import type { Matrix } from '#machines/kit/walk/refuse.ts';
import { stableTextOf } from '#machines/kit/walk/stable-text.ts';
import type { Suite } from '#machines/kit/walk/suite.ts';

const cell = (value: string | number) => {
  const text = String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const csv = (rows: readonly (readonly (string | number)[])[]) =>
  `${rows.map((row) => row.map(cell).join(',')).join('\n')}\n`;

const columns = [
  'path',
  'start',
  'step',
  'wait ms',
  'at ms',
  'cause',
  'event',
  'state',
  'tags',
  'asked',
  'told ahead',
  'emitted',
  'transitions',
];

/** One row per step; step 0 is the start. */
export const pathsCsv = ({ paths }: Suite): string =>
  csv([
    columns,
    ...paths.flatMap(({ start, state, begins, ahead, steps }, index) => [
      [
        index + 1,
        start,
        0,
        0,
        0,
        'start',
        '',
        state,
        begins.tags.join(' '),
        stableTextOf(begins.asked),
        stableTextOf(ahead),
        stableTextOf(begins.emitted),
        '',
      ],
      ...steps.map((step, at) => [
        index + 1,
        start,
        at + 1,
        step.wait,
        step.at,
        step.title,
        stableTextOf(step.event),
        step.state,
        step.expected.tags.join(' '),
        stableTextOf(step.expected.asked),
        stableTextOf(step.ahead),
        stableTextOf(step.expected.emitted),
        step.taken.join(' '),
      ]),
    ]),
  ]);

export const matrixCsv = ({ events, rows }: Matrix): string =>
  csv([['state', ...events], ...rows.map(({ state, verdicts }) => [state, ...verdicts])]);
