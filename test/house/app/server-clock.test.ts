import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { serverClockFrom } from '#gateway/wire/server-clock.ts';

const noon = 1_795_251_600_000;
const minute = 60_000;
const endless = new AbortController().signal;

/** The browser's count stands still when the test says the device sleeps, while its timers are late. */
const counted = () => {
  let slept = 0;
  return {
    count: () => performance.now() - slept,
    sleep: (milliseconds: number) => {
      slept += milliseconds;
    },
  };
};

const settledBy = (waiting: Promise<void>) => {
  const state = { is: 'waiting' };
  const follow = async () => {
    try {
      await waiting;
      state.is = 'come';
    } catch {
      state.is = 'abandoned';
    }
  };
  void follow();
  return state;
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the server’s hour in the browser', () => {
  test('counts on from what the server said, whatever the device believes', async () => {
    vi.setSystemTime(0);
    const clock = serverClockFrom({ server: noon, at: performance.now(), within: 5 }, () =>
      performance.now(),
    );
    await vi.advanceTimersByTimeAsync(90_000);
    vi.setSystemTime(9_999_999_999_999);
    expect(clock.now()).toBe(noon + 90_000);
  });

  test('a wait ends at its instant and not a moment before', async () => {
    const clock = serverClockFrom({ server: noon, at: performance.now(), within: 5 }, () =>
      performance.now(),
    );
    const state = settledBy(clock.until(noon + 28 * minute, endless));
    await vi.advanceTimersByTimeAsync(28 * minute - 1);
    expect(state.is).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(state.is).toBe('come');
  });

  test('an instant that has passed is come at once', async () => {
    const clock = serverClockFrom({ server: noon, at: performance.now(), within: 5 }, () =>
      performance.now(),
    );
    const state = settledBy(clock.until(noon - 1, endless));
    await vi.advanceTimersByTimeAsync(0);
    expect(state.is).toBe('come');
  });

  test('who waits looks again when the server has said the hour anew', async () => {
    const { count, sleep } = counted();
    const clock = serverClockFrom({ server: noon, at: count(), within: 5 }, count);
    const state = settledBy(clock.until(noon + 28 * minute, endless));
    sleep(10 * minute);
    await vi.advanceTimersByTimeAsync(10 * minute);
    expect(clock.now()).toBe(noon);
    clock.set({ server: noon + 30 * minute, at: count(), within: 5 });
    await vi.advanceTimersByTimeAsync(0);
    expect(state.is).toBe('come');
  });

  test('an hour that was set back lets the wait go on', async () => {
    const clock = serverClockFrom({ server: noon, at: performance.now(), within: 5 }, () =>
      performance.now(),
    );
    const state = settledBy(clock.until(noon + minute, endless));
    await vi.advanceTimersByTimeAsync(30_000);
    clock.set({ server: noon, at: performance.now(), within: 5 });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(state.is).toBe('waiting');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(state.is).toBe('come');
  });

  test('an answer that was long under way moves nothing, unless it shows that the hour was set', () => {
    const clock = serverClockFrom({ server: noon, at: performance.now(), within: 5 }, () =>
      performance.now(),
    );
    clock.set({ server: noon + 9_000, at: performance.now(), within: 10_000 });
    expect(clock.now()).toBe(noon);
    clock.set({ server: noon + 30 * minute, at: performance.now(), within: 10_000 });
    expect(clock.now()).toBe(noon + 30 * minute);
    clock.set({ server: noon + 30 * minute + 4_000, at: performance.now(), within: 20 });
    expect(clock.now()).toBe(noon + 30 * minute + 4_000);
  });

  test('a wait that is abandoned leaves no timer behind', async () => {
    const clock = serverClockFrom({ server: noon, at: performance.now(), within: 5 }, () =>
      performance.now(),
    );
    const leaving = new AbortController();
    const state = settledBy(clock.until(noon + minute, leaving.signal));
    leaving.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect({ state: state.is, timers: vi.getTimerCount() }).toEqual({ state: 'abandoned', timers: 0 });
  });
});
