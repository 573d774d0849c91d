import type { Chart, ChartArrow, ChartState } from '#machines/kit/chart/chart-shape.ts';
import { arrowText, ownWords, statesOf } from '#machines/kit/chart/chart-words.ts';
import { nested } from './chart-nested.ts';

/** Names may hold dots and dashes that the notation does not take; two names never become one. */
export const plainId = (id: string): string =>
  id
    .replaceAll('_', '__')
    .replaceAll('.', '_')
    .replaceAll(/[^\w]/g, (other) => `_${other.charCodeAt(0)}_`);

/** Colons and semicolons end a label in this notation, and angle brackets open a tag. */
const label = (arrow: ChartArrow) => arrowText(arrow, ownWords).replaceAll(/[:;<>]/g, ' ');

const signs = { shallow: 'H', deep: 'H*' };

const declared = (state: ChartState, indent: string): readonly string[] => {
  const name = state.history ? signs[state.history] : state.key;
  const title = `${indent}state "${name}" as ${plainId(state.id)}`;
  if (state.states.length === 0) return [title];
  return nested(state, title, indent, { idOf: plainId, declared });
};

const endOf = (state: ChartState): readonly string[] => [
  ...(state.kind === 'final' ? [`  ${plainId(state.id)} --> [*]`] : []),
  ...(state.otherwise === null ? [] : [`  ${plainId(state.id)} --> ${plainId(state.otherwise)}`]),
];

export const mermaidOf = ({ root, arrows }: Chart): string => {
  const isRootDrawn = root.kind === 'parallel' || arrows.some(({ source }) => source === root.id);
  return [
    'stateDiagram-v2',
    '  direction TB',
    ...(isRootDrawn
      ? declared(root, '  ')
      : [
          ...(root.initial === null ? [] : [`  [*] --> ${plainId(root.initial)}`]),
          ...root.states.flatMap((state) => declared(state, '  ')),
        ]),
    ...arrows.flatMap((arrow) =>
      (arrow.targets.length === 0 ? [arrow.source] : arrow.targets).map(
        (target) => `  ${plainId(arrow.source)} --> ${plainId(target)} : ${label(arrow)}`,
      ),
    ),
    ...statesOf(root).flatMap(endOf),
    '',
  ].join('\n');
};
