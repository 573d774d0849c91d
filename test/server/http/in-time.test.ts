import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { second } from '#domain/values/durations.ts';
import { inTimeBy } from '#server/platform/http/in-time.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const never = new Promise<never>(() => undefined);

/** What became of work nobody answers, after so many seconds: `silence` of the database, and whether it answers a probe. */
const afterWaiting = async (seconds: number, silence: () => number, isThere: boolean) => {
  const inTime = inTimeBy({ answers: () => Promise.resolve(isThere), silence });
  const late = vi.fn<() => string>(() => 'given up');
  void inTime<string>(never, late);
  await vi.advanceTimersByTimeAsync(seconds * second);
  return late.mock.calls.length === 0 ? 'still waiting' : 'given up';
};

const sinceStart = () => {
  const began = performance.now();
  return () => performance.now() - began;
};

test('work is given up after eight seconds at the latest when nobody is answered', async () => {
  expect(await afterWaiting(8, sinceStart(), false)).toBe('given up');
});

test('work that waits in a long queue is left alone while others are answered, though a probe waits behind them', async () => {
  expect(await afterWaiting(60, () => second, false)).toBe('still waiting');
});

test('work that takes long by itself is left alone: nobody else asked, and a probe is answered', async () => {
  expect(await afterWaiting(60, sinceStart(), true)).toBe('still waiting');
});

test('nothing is watched any more once all is answered', async () => {
  const inTime = inTimeBy({ answers: () => Promise.resolve(true), silence: () => 0 });
  expect(await inTime(Promise.resolve('answered'), () => 'given up')).toBe('answered');
  await vi.advanceTimersByTimeAsync(second);
  expect(vi.getTimerCount()).toBe(0);
});
