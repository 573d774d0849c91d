import { afterEach, expect, test, vi } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { written } from '#app/browser/underway-writes.ts';
import { type Keepable, keepUp } from '#app/keeping/keeping.ts';
import { shelf } from '#test/support/kept-shelf.ts';

type Steps = { readonly steps: number };

const walk = setup({
  types: {} as { context: Steps; events: { type: 'step.taken' } },
  actions: { count: assign(({ context }) => ({ steps: context.steps + 1 })) },
}).createMachine({
  id: 'booking',
  context: { steps: 0 },
  initial: 'walking',
  states: { walking: { on: { 'step.taken': { actions: 'count' } } } },
});

const keepable: Keepable<Steps> = {
  flow: 'booking',
  machine: walk,
  kept: ({ steps }) => steps,
  extent: 'typed',
};

const begun = () => {
  const calls = shelf();
  const failed = vi.fn<() => void>();
  const actor = createActor(walk).start();
  keepUp(actor, keepable, calls, 0, { continuedElsewhere: failed, failed });
  return { calls, failed, step: () => actor.send({ type: 'step.taken' }) };
};

const turn = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => vi.useRealTimers());

test('whoever leaves the page goes once every step is written down, also one that came during a write', async () => {
  const { calls, step } = begun();
  calls.close();
  step();
  await turn();
  step();
  const going = written().then(() => calls.writes());
  await turn();
  calls.open();
  expect(await going).toEqual([2]);
});

test('whoever leaves the page goes with the step just taken, whose write has not begun', async () => {
  const { calls, step } = begun();
  const going = written().then(() => calls.writes());
  step();
  expect(await going).toEqual([1]);
});

test('whoever leaves the page goes where a write fails', async () => {
  const { calls, failed, step } = begun();
  calls.break(true);
  step();
  await written();
  expect(failed).toHaveBeenCalledOnce();
});

test('whoever leaves the page waits two and a half seconds for a write without an answer, and no longer', async () => {
  const { calls, step } = begun();
  calls.close();
  step();
  await turn();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const gone = vi.fn<() => void>();
  void written().then(gone);
  await vi.advanceTimersByTimeAsync(2499);
  expect(gone).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2);
  expect(gone).toHaveBeenCalledOnce();
  vi.useRealTimers();
  calls.open();
  await written();
  expect(calls.writes()).toEqual([1]);
});
