import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginEra } from '#app/browser/forgotten.ts';
import { leftUnwritten } from '#app/browser/left-unwritten.ts';
import { hasLeft, leaveForGood, leavePage, stayOnPage, watchLeaving } from '#app/browser/page-left.ts';
import { type KeptBefore, nothingKept, readKept } from '#app/keeping/keeping.ts';
import { shelf } from '#test/support/kept-shelf.ts';
import { keptWalk, walkKept } from '#test/support/kept-walk.ts';

const endless = new AbortController().signal;
const turn = () => new Promise((resolve) => setImmediate(resolve));

let page = new EventTarget();

beforeEach(() => {
  page = new EventTarget();
  const kept = new Map<string, string>();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  for (const shelfOfBrowser of ['localStorage', 'sessionStorage'])
    vi.stubGlobal(shelfOfBrowser, {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => kept.set(name, text),
    });
  watchLeaving();
});
afterEach(() => vi.unstubAllGlobals());

/** A page whose first step was written, and whose line then takes nothing any more, is left with what `does` does. */
const leftAfter = async (
  does: (walk: ReturnType<typeof walkKept>) => Promise<void> | void,
  calls = shelf(),
) => {
  let isGone = false;
  const never = new Promise<never>(() => undefined);
  const ofPage = {
    ...calls,
    keep: async (kept: Parameters<typeof calls.keep>[0]) => {
      const answer = isGone ? never : await calls.keep(kept);
      return isGone ? never : answer;
    },
  };
  const walk = walkKept(ofPage);
  walk.step();
  await turn();
  calls.close();
  await does(walk);
  page.dispatchEvent(new Event('pagehide'));
  isGone = true;
  walk.stop();
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  return calls;
};
const readOn = (calls: ReturnType<typeof shelf>) => readKept(keptWalk, calls, endless);

test('[S-13] what a page went through last goes on in the next, also where it was left before that was written', async () => {
  const calls = await leftAfter(({ step }) => step());
  const before = await readOn(calls);
  expect(before.kept).toBe(2);
  const next = walkKept(calls, before);
  calls.open();
  await turn();
  expect((await readOn(calls)).kept).toBe(2);
  expect(next.continuedElsewhere).not.toHaveBeenCalled();
  expect(leftUnwritten.read(keptWalk.flow)).toBeNull();
});

test('a write that was on its way may come before the next page asks, or after: the last step stands both times', async () => {
  const twoMore = async ({ step }: ReturnType<typeof walkKept>) => {
    step();
    await turn();
    step();
  };
  const early = await leftAfter(twoMore);
  early.open();
  await turn();
  expect([early.writes(), (await readOn(early)).kept]).toEqual([[2], 3]);

  const late = await leftAfter(twoMore);
  const before = await readOn(late);
  expect(before.kept).toBe(3);
  late.open();
  await turn();
  const next = walkKept(late, before);
  await turn();
  expect((await readOn(late)).kept).toBe(3);
  expect(next.continuedElsewhere).not.toHaveBeenCalled();
});

test('what was to be forgotten as the page was left is forgotten by the next', async () => {
  const calls = await leftAfter(({ leave }) => leave());
  calls.open();
  expect(await readOn(calls)).toEqual(nothingKept);
  expect([calls.rows.size, leftUnwritten.read(keptWalk.flow)]).toEqual([0, null]);
});

test('what another tab has gone on with is not undone by what this one had left', async () => {
  const elsewhere: KeptBefore = { ...nothingKept, revision: 1, kept: 7 };
  const calls = await leftAfter(async ({ calls: bothTabs, step }) => {
    bothTabs.open();
    walkKept(bothTabs, elsewhere).step();
    await turn();
    bothTabs.close();
    step();
  });
  calls.open();
  expect(await readOn(calls)).toEqual({
    revision: 2,
    snapshot: null,
    kept: 8,
    written: '{"kept":8}',
    unheard: null,
  });
});

test('a page that was left with everything written leaves nothing in its tab', async () => {
  const calls = await leftAfter(() => undefined);
  expect(leftUnwritten.read(keptWalk.flow)).toBeNull();
  expect((await readOn(calls)).kept).toBe(1);
});

test('what was typed before the first write was answered goes on, also where that write comes late', async () => {
  const calls = shelf();
  calls.close();
  const walk = walkKept(calls);
  walk.step();
  await turn();
  walk.step();
  page.dispatchEvent(new Event('pagehide'));
  walk.stop();
  const before = await readOn(calls);
  expect([before.revision, before.kept]).toEqual([0, 2]);
  const next = walkKept(calls, before);
  calls.open();
  await turn();
  expect([(await readOn(calls)).kept, next.continuedElsewhere.mock.calls]).toEqual([2, []]);
});

test('what a tab had left is nobody’s after a logout in any tab, and what the server kept is forgotten before it is read', async () => {
  const calls = await leftAfter(({ step }) => step());
  beginEra([keptWalk.flow]);
  calls.open();
  expect(await readOn(calls)).toEqual(nothingKept);
  expect([calls.rows.size, leftUnwritten.read(keptWalk.flow)]).toEqual([0, null]);
  walkKept(calls).step();
  await turn();
  expect((await readOn(calls)).kept).toBe(1);
});

test('a page that was left for good leaves nothing, and is loaded anew by whoever goes back to it', async () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  const calls = await leftAfter(({ step }) => {
    step();
    leaveForGood();
  });
  expect(leftUnwritten.read(keptWalk.flow)).toBeNull();
  expect(reload).toHaveBeenCalledOnce();
  expect(calls.writes()).toEqual([1]);
  stayOnPage();
});

test('the first coming of a page does not undo that it is left', () => {
  leavePage();
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(hasLeft()).toBe(true);
  stayOnPage();
});

test('what is left of a flow nobody keeps any more is nobody’s', async () => {
  const calls = await leftAfter(({ step }) => step());
  calls.rows.clear();
  expect(await readOn(calls)).toEqual(nothingKept);
  expect(leftUnwritten.read(keptWalk.flow)).toBeNull();
});
