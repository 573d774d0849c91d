import { faces } from './chart-measure.ts';

export const chartFont = "Vazirmatn, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif";

/** Colours by what they stand for, on light and on dark paper. Every text has a contrast of 4.5 or more. */
export const chartColors = {
  light: {
    ink: '#111827',
    soft: '#4a5567',
    page: '#ffffff',
    sheet: '#ffffff',
    tint: '#f5f7fa',
    deep: '#e9edf2',
    rule: '#7a8699',
    event: '#0b5394',
    done: '#0b6b3a',
    error: '#b00020',
    time: '#7a4b00',
    always: '#5b2a9d',
    active: '#fff3d6',
    focus: '#0a5ad6',
  },
  dark: {
    ink: '#eef2f6',
    soft: '#a9b4c2',
    page: '#0f141a',
    sheet: '#1b232d',
    tint: '#141b23',
    deep: '#202a35',
    rule: '#76859a',
    event: '#7db8f2',
    done: '#5fd08f',
    error: '#ff8a8a',
    time: '#f6c453',
    always: '#c4a7ff',
    active: '#4a3a10',
    focus: '#ffd84d',
  },
} as const;

export type ChartColor = keyof typeof chartColors.light;

const ink = (color: ChartColor) => `var(--chart-${color})`;

const lettering = Object.fromEntries(
  Object.entries(faces).map(([face, { size, weight }]) => [
    `.chart .${face}`,
    { 'font-size': `${size}px`, 'font-weight': `${weight}` },
  ]),
);

const colored = (kinds: readonly string[], color: ChartColor) => ({
  [kinds.map((kind) => `.chart .cause.${kind}`).join(', ')]: { fill: ink(color) },
  [kinds.map((kind) => `.chart .stroke.${kind} .way`).join(', ')]: { stroke: ink(color) },
  [kinds.map((kind) => `.chart .stroke.${kind} .head`).join(', ')]: { fill: ink(color) },
});

/** How a chart looks, by selector: the same rules in a page and in a file of its own. */
export const chartRules: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '.chart': { 'font-family': chartFont, direction: 'ltr', background: ink('page') },
  '.chart text': { fill: ink('ink'), 'font-variant-numeric': 'tabular-nums', 'unicode-bidi': 'plaintext' },
  ...lettering,
  '.chart .code, .chart .aside': { fill: ink('soft') },
  '.chart .middle, .chart .count text': { 'text-anchor': 'middle' },
  '.chart .sign': {
    fill: 'none',
    stroke: ink('soft'),
    'stroke-width': '1.3',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  },
  '.chart .edge': { fill: ink('sheet'), stroke: ink('rule'), 'stroke-width': '1.25' },
  '.chart .inner-edge': { fill: 'none', stroke: ink('rule') },
  '.chart .compound .edge, .chart .parallel .edge': { fill: ink('tint') },
  '.chart .compound.even .edge, .chart .parallel.even .edge': { fill: ink('deep') },
  '.chart .behind': { fill: ink('tint') },
  '.chart .even .behind': { fill: ink('deep') },
  '.chart .region .edge': { 'stroke-dasharray': '7 4' },
  '.chart .anywhere .edge': { fill: ink('page'), 'stroke-dasharray': '2 3' },
  '.chart .rule': { stroke: ink('rule'), 'stroke-width': '0.75', opacity: '0.5' },
  '.chart .dot': { fill: ink('ink') },
  '.chart .way': { fill: 'none', stroke: ink('ink'), 'stroke-width': '1.5' },
  '.chart .way.thick-2': { 'stroke-width': '2.25' },
  '.chart .way.thick-3': { 'stroke-width': '3.25' },
  '.chart .way.thick-4': { 'stroke-width': '4.5' },
  '.chart .head': { fill: ink('ink') },
  '.chart .stroke.mixed .way': { stroke: ink('soft') },
  '.chart .stroke.mixed .head': { fill: ink('soft') },
  '.chart .stroke.begin .way': { stroke: ink('ink') },
  '.chart .stroke.begin .head': { fill: ink('ink') },
  '.chart .sheet': {
    fill: ink('page'),
    stroke: ink('rule'),
    'stroke-width': '0.6',
    'stroke-opacity': '0.55',
  },
  ...colored(['event'], 'event'),
  ...colored(['done'], 'done'),
  ...colored(['error'], 'error'),
  ...colored(['after', 'deadline'], 'time'),
  ...colored(['always'], 'always'),
  '.chart .is-uncovered .way': { 'stroke-dasharray': '5 4' },
  '.chart .count rect': { fill: ink('ink') },
  '.chart .count text': { fill: ink('page') },
  '.chart .count.is-none rect': { fill: ink('page'), stroke: ink('error'), 'stroke-dasharray': '3 2' },
  '.chart .count.is-none text': { fill: ink('error') },
  '.chart .lasted rect': { fill: ink('active'), stroke: ink('time') },
  '.chart .lasted text': { fill: ink('ink') },
  '.chart .state.is-active > .edge': { fill: ink('active'), stroke: ink('time'), 'stroke-width': '2.5' },
  '.chart .heading.is-active .behind': { fill: ink('active') },
  '.chart text.is-active': { 'text-decoration': 'underline' },
  '.chart .stroke.is-active .way': { 'stroke-width': '4' },
  '.chart .state.is-found > .edge': { stroke: ink('event'), 'stroke-width': '2.5' },
  '.chart text.is-found': { 'text-decoration': 'underline' },
  '.chart .state.is-added > .edge': { stroke: ink('done'), 'stroke-width': '3' },
  '.chart .state.is-changed > .edge': { stroke: ink('time'), 'stroke-width': '3' },
  '.chart text.is-added': { 'text-decoration': 'underline' },
  '.chart text.is-changed': { 'text-decoration': 'underline dotted' },
  '.chart .stroke.is-added .way, .chart .stroke.is-changed .way': { 'stroke-width': '3.5' },
  '.chart .state.is-chosen > .edge': { stroke: ink('focus'), 'stroke-width': '3' },
  '.chart .stroke.is-chosen .way': { 'stroke-width': '3.5' },
};

const declarations = (rule: Readonly<Record<string, string>>) =>
  Object.entries(rule)
    .map(([property, value]) => `${property}:${value}`)
    .join(';');

const colorsOf = (theme: keyof typeof chartColors) =>
  declarations(
    Object.fromEntries(Object.entries(chartColors[theme]).map(([name, value]) => [`--chart-${name}`, value])),
  );

/** The whole style as text, for files that stand alone. */
export const chartStyle: string = [
  `.chart{${colorsOf('light')}}`,
  `@media (prefers-color-scheme: dark){.chart{${colorsOf('dark')}}}`,
  ...Object.entries(chartRules).map(([selector, rule]) => `${selector}{${declarations(rule)}}`),
].join('\n');
