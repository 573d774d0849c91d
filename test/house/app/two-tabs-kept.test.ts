import { afterEach, expect, test, vi } from 'vitest';
import { beginEra } from '#app/browser/forgotten.ts';
import { readKept } from '#app/keeping/keeping.ts';
import type { shelf } from '#test/support/kept-shelf.ts';
import { keptWalk, walkKept } from '#test/support/kept-walk.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));
const readOn = (calls: ReturnType<typeof shelf>) => readKept(keptWalk, calls, new AbortController().signal);

/** A tab that has taken its first step. */
const oneStep = async () => {
  const tab = walkKept();
  tab.step();
  await turn();
  return tab;
};

afterEach(() => vi.unstubAllGlobals());

test('[S-09] a second tab that only looks writes nothing, and the first one goes on', async () => {
  const first = await oneStep();
  const second = walkKept(first.calls, await readOn(first.calls), 1);
  second.undo();
  await turn();
  expect(first.calls.writes()).toEqual([1]);
  first.step();
  await turn();
  expect([first.calls.writes(), first.continuedElsewhere.mock.calls]).toEqual([[2], []]);
});

test('[S-09] a tab that is behind forgets nothing another one has written', async () => {
  const first = await oneStep();
  const second = walkKept(first.calls, await readOn(first.calls));
  second.step();
  await turn();
  first.leave();
  await turn();
  expect((await readOn(first.calls)).kept).toBe(2);
  expect(first.continuedElsewhere).toHaveBeenCalledOnce();
});

test('a walk that was forgotten without an answer can begin again', async () => {
  const tab = await oneStep();
  tab.calls.loseAnswers(true);
  tab.leave();
  await turn();
  tab.calls.loseAnswers(false);
  tab.step();
  await turn();
  expect([(await readOn(tab.calls)).kept, tab.continuedElsewhere.mock.calls]).toEqual([1, []]);
});

test('what was kept and is over is written anew by the tab that has it, unless somebody has logged out', async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
  });
  const tab = await oneStep();
  tab.calls.rows.clear();
  tab.step();
  await turn();
  expect([(await readOn(tab.calls)).kept, tab.continuedElsewhere.mock.calls]).toEqual([2, []]);
  tab.calls.rows.clear();
  beginEra([]);
  tab.step();
  await turn();
  expect([tab.calls.rows.size, tab.continuedElsewhere.mock.calls.length]).toEqual([0, 1]);
});
