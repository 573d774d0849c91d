import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from '#machines/kit/chart/chart.ts';
import type { Chart, ChartState } from '#machines/kit/chart/chart-shape.ts';
import { statesOf } from '#machines/kit/chart/chart-words.ts';
import { chartColumns, csvOf } from '#machines/kit/export/chart-csv.ts';
import { dotOf } from '#machines/kit/export/chart-dot.ts';
import { textFormats } from '#machines/kit/export/chart-formats.ts';
import { mermaidOf, plainId } from '#machines/kit/export/chart-mermaid.ts';
import { plantUmlOf } from '#machines/kit/export/chart-plantuml.ts';
import { scxmlOf } from '#machines/kit/export/chart-scxml.ts';
import { charts } from './charts.ts';
import { elementsIn, readXml } from './xml.ts';

const cellsIn = (line: string) =>
  [...line.matchAll(/(?:^|,)("(?:[^"]|"")*"|[^,]*)/g)].map(([, cell]) => cell ?? '');

const sorted = (texts: Iterable<string>) => [...texts].toSorted();

/** What stands in a chart whatever its ports are plugged with. */
const unplugged = ({ id, root, arrows }: Chart) => {
  const stateOf = (state: ChartState): unknown => ({
    ...state,
    ports: state.ports.map((port) => [port.id, port.source]),
    states: state.states.map(stateOf),
  });
  return {
    id,
    root: stateOf(root),
    arrows: arrows
      .map((arrow) => ({ ...arrow, kind: arrow.kind === 'deadline' ? 'done' : arrow.kind }))
      .toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  };
};

const holds = (condition: string, payload: unknown): unknown =>
  runInNewContext(condition, { _event: { data: payload } });

describe.each(charts)('[R-49] %s, written out', (_name, chart) => {
  const states = statesOf(chart.root);
  const ends = chart.arrows.flatMap(({ source, targets }) =>
    (targets.length === 0 ? [source] : targets).map((target) => `${source} ${target}`),
  );

  test('SCXML is well-formed and holds every state and every arrow', () => {
    const elements = elementsIn(readXml(scxmlOf(chart)));
    const named = (...names: string[]) => elements.filter(({ name }) => names.includes(name));
    const drawn = named('state', 'parallel', 'final', 'history');
    const ids = new Set(drawn.map(({ attributes }) => attributes.id));
    expect(sorted(drawn.map(({ attributes }) => attributes.id ?? ''))).toEqual(
      sorted(states.map(({ id }) => id)),
    );
    const leaving = drawn
      .filter(({ name }) => name !== 'history')
      .flatMap(({ attributes, children }) =>
        children
          .filter(({ name }) => name === 'transition')
          .map((each) => `${attributes.id} ${each.attributes.target ?? ''}`),
      );
    expect(sorted(leaving)).toEqual(
      sorted(chart.arrows.map(({ source, targets }) => `${source} ${targets.join(' ')}`)),
    );
    for (const { attributes } of [...named('transition'), ...drawn])
      for (const target of (attributes.target ?? attributes.initial ?? '').split(' ').filter(Boolean))
        expect(ids).toContain(target);
  });

  test('SCXML leaves an engine nothing to guess: every delay has a value, and a guard holds when its event says so', () => {
    const elements = elementsIn(readXml(scxmlOf(chart)));
    const valuesOf = (name: string, attribute: string) =>
      elements.flatMap(({ name: own, attributes }) => (own === name ? (attributes[attribute] ?? []) : []));
    expect(valuesOf('scxml', 'datamodel')).toEqual(['ecmascript']);
    expect(sorted(new Set(valuesOf('send', 'delayexpr')))).toEqual(sorted(valuesOf('data', 'id')));
    const guards = chart.arrows.flatMap(({ guard }) => guard ?? []);
    const conditions = valuesOf('transition', 'cond');
    expect(conditions).toHaveLength(guards.length);
    for (const guard of guards) {
      const own = conditions.filter((condition) => holds(condition, { [guard]: true }) === true);
      expect([own.length > 0, new Set(own).size]).toEqual([true, 1]);
    }
    for (const condition of conditions) expect(holds(condition, undefined)).toBe(false);
    const known =
      'scxml state parallel final history initial transition onentry onexit datamodel data send cancel log';
    const others = elements.filter(({ name }) => !known.split(' ').includes(name));
    expect(others.map(({ name }) => name)).toEqual([]);
    const asked = states.flatMap(({ ports }) => ports.map(({ id }) => `'${id}'`));
    const logs = elements.filter(({ name, attributes }) => name === 'log' && attributes.label === 'asks');
    expect(sorted(logs.map(({ attributes }) => attributes.expr ?? ''))).toEqual(sorted(asked));
  });

  test('Mermaid names every state once and draws every arrow', () => {
    const lines = mermaidOf(chart).split('\n');
    expect(lines[0]).toBe('stateDiagram-v2');
    const declared = lines.flatMap((line) => /^\s*state ".*" as (\w+)(?: \{)?$/.exec(line)?.[1] ?? []);
    const shown = states.filter(({ id }) => declared.includes(plainId(id)) || id !== chart.root.id);
    expect(sorted(declared)).toEqual(sorted(shown.map(({ id }) => plainId(id))));
    const drawn = lines.flatMap(
      (line) => /^ {2}(\w+) --> (\w+) : [^:;]+$/.exec(line)?.slice(1).join(' ') ?? [],
    );
    expect(sorted(drawn)).toEqual(sorted(ends.map((end) => end.split(' ').map(plainId).join(' '))));
    expect(lines.filter((line) => line.endsWith('{')).length).toBe(
      lines.filter((line) => line.trim() === '}').length,
    );
  });

  test('PlantUML opens and ends, and draws every arrow', () => {
    const lines = plantUmlOf(chart).trimEnd().split('\n');
    expect([lines[0], lines.at(-1)]).toEqual(['@startuml', '@enduml']);
    expect(lines.filter((line) => /^\S+ --> \S+ : /.test(line)).length).toBe(ends.length);
    expect(lines.filter((line) => line.endsWith('{')).length).toBe(
      lines.filter((line) => line.trim() === '}').length,
    );
  });

  test('DOT declares every node it draws an arrow to', () => {
    const text = dotOf(chart);
    const declared = new Set([...text.matchAll(/^\s*("[^"]+") \[/gm)].map(([, id]) => id));
    const arrows = [...text.matchAll(/^\s*("[^"]+") -> ("[^"]+")/gm)];
    for (const [, from, to] of arrows) {
      expect(declared).toContain(from);
      expect(declared).toContain(to);
    }
    const begins = states.filter(({ initial }) => initial !== null).length;
    const remembers = states.filter(({ otherwise }) => otherwise !== null).length;
    expect(arrows.length).toBe(ends.length + begins + remembers);
    expect(text.split('{').length).toBe(text.split('}').length);
  });

  test('CSV has its columns and a line for each arrow', () => {
    const [head = '', ...lines] = csvOf(chart).trimEnd().split('\n');
    expect(head.split(',')).toEqual([...chartColumns]);
    expect(lines.map((line) => cellsIn(line).length)).toEqual(chart.arrows.map(() => chartColumns.length));
    expect(lines.map((line) => cellsIn(line)[0])).toEqual(chart.arrows.map(({ id }) => id));
  });

  test('XState’s own JSON is taken by createMachine, and makes the same chart', () => {
    const again = chartOf(createMachine(JSON.parse(textFormats.xstate.write(chart))));
    expect(unplugged(again)).toEqual(unplugged(chart));
  });

  test('JSON is the chart itself', () => {
    expect(JSON.parse(textFormats.json.write(chart))).toEqual(chart);
  });
});

test('names that only differ by their signs stay apart in Mermaid', () => {
  expect(new Set(['a.b', 'a_b', 'a-b', 'a__b'].map(plainId)).size).toBe(4);
});
