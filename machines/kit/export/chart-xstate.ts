import type { Chart, ChartArrow, ChartState } from '#machines/kit/chart/chart-shape.ts';

type Part = Readonly<Record<string, unknown>>;

/** Only what is there: an empty list and null are left out. */
const filled = (part: Part): Part =>
  Object.fromEntries(
    Object.entries(part).filter(([, value]) =>
      Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== false,
    ),
  );

const transitionOf = ({ targets, guard, actions, reenters, description }: ChartArrow): Part =>
  filled({ target: targets.map((id) => `#${id}`), guard, actions, reenter: reenters, description });

const byName = (arrows: readonly ChartArrow[], nameOf: (arrow: ChartArrow) => string): Part | null => {
  const names = [...new Set(arrows.map(nameOf))];
  return names.length === 0
    ? null
    : Object.fromEntries(
        names.map((name) => [name, arrows.filter((arrow) => nameOf(arrow) === name).map(transitionOf)]),
      );
};

const isOf = (port: string, end: 'done' | 'error') => (arrow: ChartArrow) =>
  arrow.about === port &&
  (end === 'error' ? arrow.kind === 'error' : ['done', 'deadline'].includes(arrow.kind));

const initialOf = ({ initial, onInitial, states }: ChartState): unknown => {
  if (initial === null) return null;
  const child = states.find(({ id }) => id === initial);
  const target = child?.key ?? `#${initial}`;
  return onInitial.length === 0 ? target : { target, actions: onInitial };
};

const isEnd = ({ kind, about }: ChartArrow) => kind === 'done' && about === '';

const isNamedByPlace = ({ id, path }: ChartState, chart: Chart) =>
  id === (path === '' ? chart.id : `${chart.id}.${path}`);

const stateOf = (state: ChartState, chart: Chart): Part => {
  const own = chart.arrows.filter(({ source }) => source === state.id);
  const ports = new Set(state.ports.map(({ id }) => id));
  const isAwaited = ({ kind, about }: ChartArrow) =>
    ['done', 'deadline', 'error'].includes(kind) && ports.has(about);
  const others = own.filter(
    (arrow) => !['always', 'after'].includes(arrow.kind) && !isAwaited(arrow) && !isEnd(arrow),
  );
  return filled({
    id: isNamedByPlace(state, chart) && state.path !== '' ? null : state.id,
    type: ['parallel', 'final', 'history'].includes(state.kind) ? state.kind : null,
    history: state.history,
    target: state.otherwise === null ? null : `#${state.otherwise}`,
    description: state.description,
    tags: state.tags,
    meta: state.screen === null ? null : { screen: state.screen },
    initial: initialOf(state),
    entry: state.entry,
    exit: state.exit,
    invoke: state.ports.map(({ id, source }) =>
      filled({
        id,
        src: source,
        onDone: own.filter(isOf(id, 'done')).map(transitionOf),
        onError: own.filter(isOf(id, 'error')).map(transitionOf),
      }),
    ),
    always: own.filter(({ kind }) => kind === 'always').map(transitionOf),
    after: byName(
      own.filter(({ kind }) => kind === 'after'),
      ({ about }) => about,
    ),
    on: byName(others, ({ event }) => event),
    onDone: own.filter(isEnd).map(transitionOf),
    states:
      state.states.length === 0
        ? null
        : Object.fromEntries(state.states.map((child) => [child.key, stateOf(child, chart)])),
  });
};

/** The configuration that `createMachine` takes: guards, actions, delays and ports are named, to be provided. */
export const xstateOf = (chart: Chart): string => `${JSON.stringify(stateOf(chart.root, chart), null, 2)}\n`;
