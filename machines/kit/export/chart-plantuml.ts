import type { Chart, ChartState } from '#machines/kit/chart/chart-shape.ts';
import { arrowText, ownWords, statesOf } from '#machines/kit/chart/chart-words.ts';
import { plainId } from './chart-mermaid.ts';
import { nested } from './chart-nested.ts';

const insideOf = (state: ChartState): readonly string[] => [
  ...state.ports.map(({ id }) => `asks ${id}`),
  ...state.tags.map((tag) => `# ${tag}`),
  ...state.entry.map(ownWords.entry),
  ...state.exit.map(ownWords.exit),
];

const declared = (state: ChartState, indent: string): readonly string[] => {
  if (state.history) return [];
  const id = plainId(state.id);
  const title = `${indent}state "${state.key}" as ${id}`;
  const lines = insideOf(state).map((line) => `${indent}${id} : ${line}`);
  if (state.states.length === 0) return [title, ...lines];
  return [...nested(state, title, indent, { idOf: plainId, declared }), ...lines];
};

/** A history is named by the state it belongs to. */
const endsOf = (root: ChartState) =>
  new Map(
    statesOf(root).flatMap((state) =>
      state.states
        .filter(({ history }) => history)
        .map(({ id, history }) => [id, `${plainId(state.id)}[${history === 'deep' ? 'H*' : 'H'}]`] as const),
    ),
  );

export const plantUmlOf = ({ root, arrows }: Chart): string => {
  const ends = endsOf(root);
  const end = (id: string) => ends.get(id) ?? plainId(id);
  return [
    '@startuml',
    'hide empty description',
    ...declared(root, ''),
    ...arrows.flatMap((arrow) =>
      (arrow.targets.length === 0 ? [arrow.source] : arrow.targets).map(
        (target) => `${end(arrow.source)} --> ${end(target)} : ${arrowText(arrow, ownWords)}`,
      ),
    ),
    ...statesOf(root).flatMap((state) => (state.kind === 'final' ? [`${plainId(state.id)} --> [*]`] : [])),
    '@enduml',
    '',
  ].join('\n');
};
