import type { Page } from 'playwright';
import { sticksOut } from '../reflow.ts';
import type { Problem } from './judge.ts';

const narrow = 320;
const most = 0.05;

/** Runs in the page: what is still coming is not there because the page is scrolled. What is held waits for ever. */
export const standStill = async (): Promise<void> => {
  let [changes, before] = [0, 0];
  const watching = new MutationObserver(() => {
    changes += 1;
  });
  watching.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let [quiet, frames] = [0, 0]; quiet < 6 && frames < 40; frames += 1) {
    await new Promise((drawn) => requestAnimationFrame(drawn));
    const isComing = document.querySelector('#content output svg') !== null;
    quiet = changes === before && (!isComing || frames > 24) ? quiet + 1 : 0;
    before = changes;
  }
  watching.disconnect();
};

type Height = { readonly least: number; readonly most: number };

/** Runs in the page: how high it is, at first and as it is scrolled to its end. */
const heightsOf = async (): Promise<readonly Height[]> => {
  const page = document.documentElement;
  /** Room that is kept so that nothing moves goes once it is out of sight, and may be taken up by what is left. */
  const height = () => ({
    least: [...document.querySelectorAll<HTMLElement>('[data-kept]')].reduce(
      (left, { offsetHeight }) => left - offsetHeight,
      page.scrollHeight,
    ),
    most: page.scrollHeight,
  });
  const [heights, from] = [[height()], scrollY];
  for (let at = 0; at < page.scrollHeight && heights.length < 60; at += innerHeight) {
    scrollTo({ top: at, behavior: 'instant' });
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    heights.push(height());
  }
  scrollTo({ top: from, behavior: 'instant' });
  return heights;
};

/** The page is as high as it said it was. */
const heightStays = async (page: Page): Promise<readonly Problem[]> => {
  await page.evaluate(standStill);
  const heights = await page.evaluate(heightsOf);
  const least = Math.min(...heights.map((height) => height.most));
  const greatest = Math.max(...heights.map((height) => height.least));
  const first = heights[0]?.most ?? 0;
  if (greatest - least <= most * first) return [];
  return [
    {
      rule: 'height-stays',
      what: `the page is ${first} px high, and ${least} to ${greatest} when it is scrolled`,
    },
  ];
};

/** Nothing is wider than a narrow phone, or a page enlarged four times. */
const fitsNarrow = async (page: Page): Promise<readonly Problem[]> => {
  const size = page.viewportSize();
  await page.setViewportSize({ width: narrow, height: size?.height ?? 780 });
  const out = await sticksOut(page);
  if (size !== null) await page.setViewportSize(size);
  return out.length === 0
    ? []
    : [{ rule: 'fits-narrow', what: `at ${narrow} px it is wider by ${out.slice(0, 4).join(', ')}` }];
};

/** Runs in the page: it lies where it lay, and what was moved by being looked at has not moved. */
const putBack = async ([top, focused]: readonly [number, Element | null]) => {
  // What folds away on a narrow page loses the focus there.
  if (focused instanceof HTMLElement && document.activeElement === document.body)
    focused.focus({ preventScroll: true });
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  scrollTo({ top, behavior: 'instant' });
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  window.looking?.takeShifts();
  window.looking?.shifts.splice(0);
  window.looking?.takeSlip();
};

/** What takes too long to be looked at after every step. The page is left as it was found, but for what came into sight. */
export const problemsAtLength = async (page: Page): Promise<readonly Problem[]> => {
  const { top, width } = await page.evaluate(() => ({ top: scrollY, width: innerWidth }));
  const focused = await page.evaluateHandle(() => document.activeElement);
  const problems = [...(await heightStays(page)), ...(await fitsNarrow(page))];
  await page.waitForFunction((before) => innerWidth === before, width);
  // A frame within the page learns of its width later than the page.
  await page.evaluate(standStill);
  await page.evaluate(putBack, [top, focused] as const);
  await focused.dispose();
  return problems;
};
