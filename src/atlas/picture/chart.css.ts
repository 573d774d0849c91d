import { globalStyle } from '@vanilla-extract/css';
import { type ChartColor, chartColors, chartRules } from '#machines/kit/drawing/chart-style.ts';
import { forcedColors } from '#ui/theme/breakpoints.ts';
import { theme } from '#ui/theme/theme.css.ts';

const either = (color: keyof typeof chartColors.light) =>
  `light-dark(${chartColors.light[color]}, ${chartColors.dark[color]})`;

const grounds: readonly ChartColor[] = ['page', 'sheet', 'tint', 'deep', 'active'];
const forced = Object.fromEntries(
  Object.keys(chartColors.light).map((name) => [
    `--chart-${name}`,
    grounds.some((background) => background === name) ? 'Canvas' : 'CanvasText',
  ]),
);

/** The colours of a chart are those of the shop, where the shop has one for the purpose. */
globalStyle('.chart', {
  vars: {
    '--chart-ink': theme.color.text,
    '--chart-soft': theme.color.quiet,
    '--chart-page': theme.color.page,
    '--chart-sheet': theme.color.raised,
    '--chart-tint': theme.color.sunken,
    '--chart-deep': either('deep'),
    '--chart-rule': theme.color.border,
    '--chart-event': theme.color.link,
    '--chart-done': theme.color.success,
    '--chart-error': theme.color.danger,
    '--chart-time': theme.color.warning,
    '--chart-always': either('always'),
    '--chart-active': theme.color['warning-tint'],
    '--chart-focus': theme.color.focus,
  },
  '@media': { [forcedColors]: { vars: forced } },
});

for (const [selector, rule] of Object.entries(chartRules)) {
  globalStyle(
    selector,
    Object.fromEntries(
      Object.entries(rule).map(([property, value]) => [
        property.replaceAll(/-([a-z])/g, (_found, letter: string) => letter.toUpperCase()),
        value,
      ]),
    ),
  );
}

globalStyle('.chart [data-state], .chart [data-stroke], .chart [data-arrow]', { cursor: 'pointer' });
globalStyle('.chart .state:hover > .edge', { strokeWidth: '2.25' });
globalStyle('.chart .stroke:hover .way', { strokeWidth: '3' });
