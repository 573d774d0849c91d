import type { Chart, ChartArrow, ChartState } from '#machines/kit/chart/chart-shape.ts';
import { isInside } from '#machines/kit/chart/chart-words.ts';
import { escaped } from '#machines/kit/drawing/chart-svg.ts';

type Attributes = Readonly<Record<string, string | null>>;

const element = (
  name: string,
  attributes: Attributes,
  ...holds: readonly (readonly string[])[]
): string[] => {
  const written = Object.entries(attributes)
    .flatMap(([key, value]) => (value === null || value === '' ? [] : [` ${key}="${escaped(value)}"`]))
    .join('');
  const inside = holds.flat();
  return inside.length === 0
    ? [`<${name}${written}/>`]
    : [`<${name}${written}>`, ...inside.map((line) => `  ${line}`), `</${name}>`];
};

const inQuotes = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Every engine can say that an action is due or a port is asked; what they do is not written here. */
const logLine = (label: 'action' | 'asks', name: string) => element('log', { label, expr: inQuotes(name) });

const actionsOf = (actions: readonly string[]) => actions.flatMap((action) => logLine('action', action));

/** A guard holds when the event brings its name: whoever drives the chart says how the world is. */
const conditionOf = (guard: string | null) =>
  guard === null ? null : `(_event.data || {})[${inQuotes(guard)}] === true`;

const delayId = ({ source, about }: ChartArrow) => `after.${about}.${source}`;

const eventOf = (arrow: ChartArrow): string | null => {
  const { kind, about, source } = arrow;
  switch (kind) {
    case 'event':
      return about;
    case 'always':
      return null;
    case 'after':
      return delayId(arrow);
    case 'error':
      return `error.invoke.${about}`;
    case 'deadline':
      return `done.invoke.${about}`;
    case 'done':
      return about === '' ? `done.state.${source}` : `done.invoke.${about}`;
  }
};

/** In this notation an arrow into its own state leaves and enters it again, unless it is called internal. */
const isInternal = ({ source, targets, reenters }: ChartArrow, root: ChartState) =>
  !reenters && targets.length > 0 && targets.every((target) => isInside(root, target, source));

const transitionOf = (arrow: ChartArrow, root: ChartState) =>
  element(
    'transition',
    {
      event: eventOf(arrow),
      cond: conditionOf(arrow.guard),
      target: arrow.targets.join(' '),
      type: isInternal(arrow, root) ? 'internal' : null,
    },
    actionsOf(arrow.actions),
  );

const tags = { atomic: 'state', compound: 'state', parallel: 'parallel', final: 'final', history: 'history' };

const stateOf = (state: ChartState, chart: Chart): string[] => {
  const own = chart.arrows.filter(({ source }) => source === state.id);
  const delays = own.filter(
    ({ kind, event }, at) => kind === 'after' && own.findIndex((other) => other.event === event) === at,
  );
  const entry = [
    ...actionsOf(state.entry),
    ...state.ports.flatMap(({ id }) => logLine('asks', id)),
    ...delays.flatMap((arrow) =>
      element('send', { id: delayId(arrow), event: delayId(arrow), delayexpr: arrow.about }),
    ),
  ];
  const exit = [
    ...actionsOf(state.exit),
    ...delays.flatMap((arrow) => element('cancel', { sendid: delayId(arrow) })),
  ];
  const begins = state.initial !== null && state.onInitial.length > 0;
  return element(
    tags[state.kind],
    { id: state.id, initial: begins ? null : state.initial, type: state.history },
    begins
      ? element('initial', {}, element('transition', { target: state.initial }, actionsOf(state.onInitial)))
      : [],
    state.otherwise === null ? [] : element('transition', { target: state.otherwise }),
    entry.length > 0 ? element('onentry', {}, entry) : [],
    exit.length > 0 ? element('onexit', {}, exit) : [],
    own.flatMap((arrow) => transitionOf(arrow, chart.root)),
    state.states.flatMap((child) => stateOf(child, chart)),
  );
};

/** How long a delay lasts is known to the flow alone; an engine waits this long instead. */
const delaysOf = ({ arrows }: Chart) => {
  const names = new Set(arrows.flatMap(({ kind, about }) => (kind === 'after' ? [about] : [])));
  return names.size === 0
    ? []
    : element(
        'datamodel',
        {},
        [...names].flatMap((id) => element('data', { id, expr: inQuotes('1s') })),
      );
};

/** The W3C's notation. Guards, actions, delays and ports are stubs by name, so that another engine loads and steps it. */
export const scxmlOf = (chart: Chart): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    ...element(
      'scxml',
      {
        xmlns: 'http://www.w3.org/2005/07/scxml',
        version: '1.0',
        datamodel: 'ecmascript',
        name: chart.id,
        initial: chart.root.id,
      },
      delaysOf(chart),
      stateOf(chart.root, chart),
    ),
    '',
  ].join('\n');
