import { afterEach, expect, test, vi } from 'vitest';
import { written } from '#app/browser/underway-writes.ts';
import { walkKept } from '#test/support/kept-walk.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => vi.useRealTimers());

test('whoever leaves the page goes once every step is written down, also one that came during a write', async () => {
  const { calls, step } = walkKept();
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
  const { calls, step } = walkKept();
  const going = written().then(() => calls.writes());
  step();
  expect(await going).toEqual([1]);
});

test('whoever leaves the page goes where a write fails', async () => {
  const { calls, failed, step } = walkKept();
  calls.break(true);
  step();
  await written();
  expect(failed).toHaveBeenCalledOnce();
});

test('whoever leaves the page waits two and a half seconds for a write without an answer, and no longer', async () => {
  const { calls, step } = walkKept();
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
