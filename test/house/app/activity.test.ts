import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchActivity } from '#app/browser/activity.ts';

let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_795_251_600_000 });
  page = new EventTarget();
  vi.stubGlobal('document', page);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const act = () => page.dispatchEvent(new Event('pointerdown'));

const watched = (minds: () => boolean = () => true) => {
  const begun = Date.now();
  const reported: number[] = [];
  watchActivity(() => Date.now(), { minds, report: (at) => reported.push((at - begun) / 1000) });
  return reported;
};

describe('[S-02] the reader’s actions', () => {
  test('the first is told at once, the next within a minute is told when the minute is over', () => {
    const reported = watched();
    act();
    vi.advanceTimersByTime(20_000);
    act();
    vi.advanceTimersByTime(15_000);
    act();
    expect(reported).toEqual([0]);
    vi.advanceTimersByTime(25_000);
    expect(reported).toEqual([0, 35]);
  });

  test('nothing is told of a reader who does nothing', () => {
    const reported = watched();
    act();
    vi.advanceTimersByTime(600_000);
    expect(reported).toEqual([0]);
  });

  test('what was done before a logout is not told of whoever logs in next', () => {
    let isMember = true;
    const reported = watched(() => isMember);
    act();
    vi.advanceTimersByTime(10_000);
    act();
    isMember = false;
    act();
    isMember = true;
    vi.advanceTimersByTime(120_000);
    expect(reported).toEqual([0]);
  });

  test('an action the session did not take does not count: the next one is told at once', () => {
    let isMember = false;
    const reported = watched(() => isMember);
    act();
    vi.advanceTimersByTime(1000);
    isMember = true;
    act();
    expect(reported).toEqual([1]);
  });
});
