import type { Chart, ChartState } from '#machines/kit/chart/chart-shape.ts';
import { actionText, guardText, isInside, ownWords, statesOf } from '#machines/kit/chart/chart-words.ts';

const quoted = (text: string) =>
  `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;

const cluster = (id: string) => `cluster_${id}`;
const anchor = (id: string) => `${id}#`;

const declared = (state: ChartState, indent: string): readonly string[] => {
  const inside = `${indent}  `;
  if (state.history)
    return [
      `${indent}${quoted(state.id)} [shape=circle, label=${state.history === 'deep' ? '"H*"' : '"H"'}];`,
    ];
  const label = [state.key, ...state.ports.map(({ id }) => `asks ${id}`)].join('\n');
  if (state.states.length === 0)
    return [
      `${indent}${quoted(state.id)} [label=${quoted(label)}${state.kind === 'final' ? ', peripheries=2' : ''}];`,
    ];
  return [
    `${indent}subgraph ${quoted(cluster(state.id))} {`,
    `${inside}label=${quoted(label)}; style="rounded${state.kind === 'parallel' ? ',dashed' : ''}";`,
    `${inside}${quoted(anchor(state.id))} [shape=point, label=""];`,
    ...state.states.flatMap((child) => declared(child, inside)),
    `${indent}}`,
  ];
};

export const dotOf = ({ id, root, arrows }: Chart): string => {
  const states = statesOf(root);
  const holders = new Set(states.filter((state) => state.states.length > 0).map((state) => state.id));
  const end = (state: string) => quoted(holders.has(state) ? anchor(state) : state);
  const edge = (source: string, target: string, label: string, isEntered = true) => {
    const attributes = [
      `label=${quoted(label)}`,
      ...(holders.has(source) && source !== target && !isInside(root, target, source)
        ? [`ltail=${quoted(cluster(source))}`]
        : []),
      ...(holders.has(target) && isEntered && !isInside(root, source, target)
        ? [`lhead=${quoted(cluster(target))}`]
        : []),
    ];
    return `  ${end(source)} -> ${end(target)} [${attributes.join(', ')}];`;
  };
  return [
    `digraph ${quoted(id)} {`,
    '  compound=true; newrank=true; rankdir=TB; node [shape=box, style=rounded];',
    ...declared(root, '  '),
    ...states.flatMap(({ id: state, initial, otherwise }) => [
      ...(initial === null ? [] : [`  ${quoted(anchor(state))} -> ${end(initial)};`]),
      ...(otherwise === null ? [] : [`  ${quoted(state)} -> ${end(otherwise)};`]),
    ]),
    ...arrows.flatMap((arrow) => {
      const label = [ownWords.cause(arrow), guardText(arrow), actionText(arrow)]
        .filter((part) => part !== null)
        .join('\n');
      return arrow.targets.length === 0
        ? [edge(arrow.source, arrow.source, label, false)]
        : arrow.targets.map((target) => edge(arrow.source, target, label, target !== arrow.source));
    }),
    '}',
    '',
  ].join('\n');
};
