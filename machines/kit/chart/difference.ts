import type { Chart, ChartArrow, ChartState } from './chart-shape.ts';
import { statesOf } from './chart-words.ts';

export type Changed<Thing> = {
  readonly before: Thing;
  readonly after: Thing;
  /** The fields that differ; `order` when an arrow is tried earlier or later than before. */
  readonly fields: readonly string[];
};

export type Change<Thing> = {
  readonly added: readonly Thing[];
  readonly gone: readonly Thing[];
  readonly changed: readonly Changed<Thing>[];
};

export type Difference = {
  readonly flow: string;
  readonly before: string;
  readonly after: string;
  readonly states: Change<ChartState>;
  readonly arrows: Change<ChartArrow>;
};

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const arrowFields = ['targets', 'kind', 'guard', 'actions', 'reenters', 'description'] as const;
const stateFields = [
  'kind',
  'initial',
  'onInitial',
  'history',
  'otherwise',
  'description',
  'screen',
  'tags',
  'ports',
  'entry',
  'exit',
] as const;

/** The states inside a state are told of by themselves. */
const ownOf = (state: ChartState): ChartState => ({ ...state, states: [] });

const differing = <Thing>(before: Thing, after: Thing, fields: readonly (keyof Thing & string)[]) =>
  fields.filter((field) => !same(before[field], after[field]));

const statesBetween = (before: Chart, after: Chart): Change<ChartState> => {
  const old = new Map(statesOf(before.root).map((state) => [state.id, ownOf(state)]));
  const now = statesOf(after.root).map(ownOf);
  const kept = new Set(now.map(({ id }) => id));
  return {
    added: now.filter(({ id }) => !old.has(id)),
    gone: [...old.values()].filter(({ id }) => !kept.has(id)),
    changed: now.flatMap((state) => {
      const was = old.get(state.id);
      const fields = was ? differing(was, state, stateFields) : [];
      return was && fields.length > 0 ? [{ before: was, after: state, fields }] : [];
    }),
  };
};

type Pair = { readonly before: ChartArrow; readonly after: ChartArrow };

/** Arrows of one state for one event: those that are alike belong together wherever they stand, the rest in order. */
const arrowsAmong = (before: readonly ChartArrow[], after: readonly ChartArrow[]): Change<ChartArrow> => {
  const rest = [...before];
  const alike: Pair[] = [];
  const left = after.filter((arrow) => {
    const at = rest.findIndex((was) => differing(was, arrow, arrowFields).length === 0);
    for (const was of at < 0 ? [] : rest.splice(at, 1)) alike.push({ before: was, after: arrow });
    return at < 0;
  });
  const places = alike.map((pair) => before.indexOf(pair.before));
  const moved = alike.filter((_, at) => places.slice(0, at).some((place) => place > (places[at] ?? 0)));
  const paired = left.slice(0, rest.length).flatMap((arrow, at) => {
    const was = rest[at];
    return was ? [{ before: was, after: arrow, fields: differing(was, arrow, arrowFields) }] : [];
  });
  return {
    added: left.slice(rest.length),
    gone: rest.slice(left.length),
    changed: [...moved.map((pair) => ({ ...pair, fields: ['order'] })), ...paired],
  };
};

const placeOf = ({ source, event }: ChartArrow) => `${source}|${event}`;

const arrowsBetween = (before: Chart, after: Chart): Change<ChartArrow> => {
  const places = new Set([...before.arrows, ...after.arrows].map(placeOf));
  const among = [...places].map((place) =>
    arrowsAmong(
      before.arrows.filter((arrow) => placeOf(arrow) === place),
      after.arrows.filter((arrow) => placeOf(arrow) === place),
    ),
  );
  return {
    added: among.flatMap(({ added }) => added),
    gone: among.flatMap(({ gone }) => gone),
    changed: among.flatMap(({ changed }) => changed),
  };
};

export const differenceOf = (before: Chart, after: Chart): Difference => ({
  flow: after.id,
  before: before.hash,
  after: after.hash,
  states: statesBetween(before, after),
  arrows: arrowsBetween(before, after),
});

export const isEmpty = ({ states, arrows }: Difference): boolean =>
  [states, arrows].every(({ added, gone, changed }) => added.length + gone.length + changed.length === 0);
