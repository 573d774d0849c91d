import { EventEmitter, once } from 'node:events';
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

test('work that was begun a moment ago waits on beside work that is given up', async () => {
  const inTime = inTimeBy({ answers: () => Promise.resolve(false), silence: () => 60 * second });
  const begin = (): (() => string) => {
    let became = 'still waiting';
    void inTime<null>(never, () => {
      became = 'given up';
      return null;
    });
    return () => became;
  };
  const early = begin();
  await vi.advanceTimersByTimeAsync(6 * second);
  const later = begin();
  await vi.advanceTimersByTimeAsync(second);
  expect([early(), later()]).toEqual(['given up', 'still waiting']);
  await vi.advanceTimersByTimeAsync(6 * second);
  expect(later()).toBe('given up');
});

test('work is left alone where others are answered while the database is asked', async () => {
  const database = new EventEmitter();
  let [silence, asked] = [60 * second, 0];
  const answers = async () => {
    asked += 1;
    await once(database, 'looked at');
    return false;
  };
  const late = vi.fn<() => string>(() => 'given up');
  void inTimeBy({ answers, silence: () => silence })<string>(never, late);
  await vi.advanceTimersByTimeAsync(9 * second);
  expect([asked, late.mock.calls.length]).toEqual([1, 0]);
  silence = 0;
  database.emit('looked at');
  await vi.advanceTimersByTimeAsync(60 * second);
  expect(late.mock.calls.length).toBe(0);
});

test('nothing is watched any more once all is answered', async () => {
  const inTime = inTimeBy({ answers: () => Promise.resolve(true), silence: () => 0 });
  expect(await inTime(Promise.resolve('answered'), () => 'given up')).toBe('answered');
  await vi.advanceTimersByTimeAsync(second);
  expect(vi.getTimerCount()).toBe(0);
});
