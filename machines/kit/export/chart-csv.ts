import type { Chart } from '#machines/kit/chart/chart-shape.ts';

export const csvLine = (cells: readonly string[]): string =>
  cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',');

export const chartColumns = [
  'id',
  'source',
  'kind',
  'event',
  'about',
  'guard',
  'targets',
  'actions',
  'reenters',
  'description',
] as const;

/** One arrow a line; several targets or actions are parted by a space or a semicolon. */
export const csvOf = (chart: Chart): string =>
  [
    csvLine(chartColumns),
    ...chart.arrows.map((arrow) =>
      csvLine([
        arrow.id,
        arrow.source,
        arrow.kind,
        arrow.event,
        arrow.about,
        arrow.guard ?? '',
        arrow.targets.join(' '),
        arrow.actions.join('; '),
        arrow.reenters ? 'yes' : 'no',
        arrow.description ?? '',
      ]),
    ),
    '',
  ].join('\n');
