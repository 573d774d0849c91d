import { describe, expect, test } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { flows } from '#atlas/flow/charted-flows.ts';
import { chartOf } from '#machines/kit/chart/chart.ts';
import { deadline } from '#machines/kit/flow/deadline.ts';

type Light = {
  context: Record<string, never>;
  events: { type: 'button.pressed' } | { type: 'power.lost' };
  tags: 'stop' | 'go';
  meta: { readonly screen: string };
};

const lamp = setup({
  types: {} as Light,
  actors: {
    askServer: fromPromise(() => Promise.resolve(1)),
    askOther: fromPromise(() => Promise.resolve(1)),
    limit: deadline,
  },
  guards: { isSafe: () => true, isAtLeast: (_, { count }: { count: number }) => count > 1 },
  actions: { ring: () => undefined, note: () => undefined },
  delays: { redTime: 1000, greenTime: 1000 },
});

const base = {
  id: 'lamp',
  context: {},
  initial: 'red',
  states: {
    red: {
      description: 'Nobody may go.',
      tags: 'stop',
      after: { redTime: 'green' },
      on: {
        'button.pressed': [
          { guard: 'isSafe', target: 'green', actions: ['ring', 'note'] },
          { actions: 'note' },
        ],
      },
    },
    green: { tags: 'go', invoke: { id: 'askServer', src: 'askServer', onDone: 'red', onError: 'off' } },
    off: { type: 'final' },
  },
} as const;

const hashOf = (config: Parameters<typeof lamp.createMachine>[0]) => chartOf(lamp.createMachine(config)).hash;
const { red, green, off } = base.states;
const unchanged = hashOf(base);

describe('the hash of a chart', () => {
  test('is 16 digits of a hexadecimal number', () => expect(unchanged).toMatch(/^[0-9a-f]{16}$/));

  test('does not see the order of keys', () => {
    const { on, after, tags, description } = red;
    expect(
      hashOf({
        states: { off, green, red: { on, tags, description, after } },
        initial: 'red',
        context: {},
        id: 'lamp',
      }),
    ).toBe(unchanged);
  });

  test('does not see descriptions', () => {
    expect(hashOf({ ...base, states: { ...base.states, red: { ...red, description: 'Stop.' } } })).toBe(
      unchanged,
    );
  });

  test.each(flows.map(({ name, walk, chart }) => [name, walk, chart] as const))(
    '[R-49] of %s on the page is the hash of the machine that runs, once its ports are plugged',
    (_name, { machine }, { hash }) => {
      const plugged = Object.fromEntries(
        Object.entries<unknown>(machine.implementations.actors).map(([port, logic]) => [
          port,
          typeof logic === 'object' && logic !== null && 'root' in logic
            ? logic
            : fromPromise(() => Promise.resolve(port)),
        ]),
      );
      expect(chartOf(machine.provide({ actors: plugged })).hash).toBe(hash);
    },
  );

  type Config = Parameters<typeof lamp.createMachine>[0];
  type Red = NonNullable<NonNullable<Config['states']>['red']>;
  const withRed = (changed: Red): Config => ({
    ...base,
    states: { ...base.states, red: { ...red, ...changed } },
  });
  const pushed = { guard: 'isSafe', target: 'green', actions: ['ring', 'note'] } as const;
  const noted = { actions: 'note' } as const;

  const changes: Readonly<Record<string, Config>> = {
    'another beginning': { ...base, initial: 'green' },
    'a state more': { ...base, states: { ...base.states, dark: {} } },
    'a state less': { ...base, states: { red, green: { tags: 'go' } } },
    'another kind of state': { ...base, states: { ...base.states, off: {} } },
    'another tag': withRed({ tags: 'go' }),
    'another screen': withRed({ meta: { screen: 'home' } }),
    'an action on entry': withRed({ entry: 'ring' }),
    'an action on exit': withRed({ exit: 'ring' }),
    'another target': withRed({ after: { redTime: 'off' } }),
    'another delay': withRed({ after: { greenTime: 'green' } }),
    'another port': {
      ...base,
      states: { ...base.states, green: { ...green, invoke: { ...green.invoke, src: 'askOther' } } },
    },
    'a guard less': withRed({
      on: { 'button.pressed': [{ target: 'green', actions: ['ring', 'note'] }, noted] },
    }),
    'a guard with params': withRed({
      on: {
        'button.pressed': [{ ...pushed, guard: { type: 'isAtLeast', params: { count: 2 } } }, noted],
      },
    }),
    'another order of actions': withRed({
      on: { 'button.pressed': [{ ...pushed, actions: ['note', 'ring'] }, noted] },
    }),
    'another order of arrows': withRed({ on: { 'button.pressed': [noted, pushed] } }),
    'an arrow that enters again': withRed({
      on: { 'button.pressed': [{ ...pushed, reenter: true }, noted] },
    }),
    'another event': withRed({ on: { 'power.lost': red.on['button.pressed'] } }),
  };

  test('changes with everything that a flow does', () => {
    const hashes = Object.values(changes).map(hashOf);
    expect(new Set([unchanged, ...hashes]).size).toBe(hashes.length + 1);
  });
});
