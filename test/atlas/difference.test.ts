import { describe, expect, test } from 'vitest';
import { setup } from 'xstate';
import { chartOf } from '#machines/kit/chart/chart.ts';
import type { Chart } from '#machines/kit/chart/chart-shape.ts';
import { type Difference, differenceOf, isEmpty } from '#machines/kit/chart/difference.ts';
import { charts } from './charts.ts';

type Door = {
  context: Record<string, never>;
  events: { type: 'door.pushed' } | { type: 'door.pulled' } | { type: 'key.turned' };
  tags: 'shut';
};

const door = setup({
  types: {} as Door,
  guards: { isFree: () => true, isKnown: () => true },
  actions: { creak: () => undefined },
});

const before = chartOf(
  door.createMachine({
    id: 'door',
    context: {},
    initial: 'closed',
    states: {
      closed: {
        on: {
          'door.pushed': [
            { guard: 'isFree', target: 'open' },
            { guard: 'isKnown', target: 'ajar' },
            { actions: 'creak' },
          ],
          'key.turned': 'locked',
        },
      },
      ajar: { on: { 'door.pushed': 'open' } },
      open: { on: { 'door.pulled': 'closed' } },
      locked: { tags: 'shut', on: { 'key.turned': 'closed' } },
    },
  }),
);

const after = chartOf(
  door.createMachine({
    id: 'door',
    context: {},
    initial: 'closed',
    states: {
      closed: {
        on: {
          'door.pushed': [
            { guard: 'isKnown', target: 'ajar' },
            { guard: 'isFree', target: 'open' },
            { actions: 'creak' },
          ],
          'key.turned': { target: 'locked', actions: 'creak' },
        },
      },
      ajar: { on: { 'door.pushed': 'open', 'door.pulled': 'closed' } },
      open: {},
      locked: { on: { 'key.turned': 'closed' } },
      broken: { type: 'final' },
    },
  }),
);

const ids = ({ states, arrows }: Difference) =>
  [states, arrows].map(({ added, gone, changed }) => ({
    added: added.map(({ id }) => id),
    gone: gone.map(({ id }) => id),
    changed: changed.map((change) => [change.after.id, ...change.fields]),
  }));

describe('the difference of two charts', () => {
  test.each(charts)('finds none between %s and itself', (_name, chart) => {
    expect(isEmpty(differenceOf(chart, JSON.parse(JSON.stringify(chart))))).toBe(true);
  });

  test('finds every planted change, and nothing else', () => {
    expect(ids(differenceOf(before, after))).toEqual([
      { added: ['door.broken'], gone: [], changed: [['door.locked', 'tags']] },
      {
        added: ['door.ajar|door.pulled|0'],
        gone: ['door.open|door.pulled|0'],
        changed: [
          ['door.closed|door.pushed|1', 'order'],
          ['door.closed|key.turned|0', 'actions'],
        ],
      },
    ]);
  });

  test('told the other way round, what was added is gone', () => {
    const [states, arrows] = ids(differenceOf(after, before));
    expect([states?.gone, arrows?.gone, arrows?.added]).toEqual([
      ['door.broken'],
      ['door.ajar|door.pulled|0'],
      ['door.open|door.pulled|0'],
    ]);
  });

  test('an arrow put before others moves none of them', () => {
    const [first, ...rest] = before.arrows;
    if (!first) throw new Error('The door has arrows.');
    const shifted: Chart = { ...before, arrows: rest };
    expect(ids(differenceOf(shifted, before))[1]).toEqual({ added: [first.id], gone: [], changed: [] });
  });
});
