import type { Page } from 'playwright';
import { sticksOut } from '../reflow.ts';
import type { Problem } from './judge.ts';

const narrow = 320;
const most = 0.05;

/** Runs in the page: how high it is, at first and as it is scrolled to its end. */
const heightsOf = async (): Promise<readonly number[]> => {
  const page = document.documentElement;
  /** Room that is kept so that nothing moves goes once it is out of sight. */
  const height = () =>
    [...document.querySelectorAll<HTMLElement>('[data-kept]')].reduce(
      (left, { offsetHeight }) => left - offsetHeight,
      page.scrollHeight,
    );
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
  const heights = await page.evaluate(heightsOf);
  const [least, greatest] = [Math.min(...heights), Math.max(...heights)];
  const [first = 0] = heights;
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
const putBack = async (top: number) => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  scrollTo({ top, behavior: 'instant' });
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  window.looking?.takeShifts();
  window.looking?.shifts.splice(0);
};

/** What takes too long to be looked at after every step. The page is left as it was found, but for what came into sight. */
export const problemsAtLength = async (page: Page): Promise<readonly Problem[]> => {
  const { top, width } = await page.evaluate(() => ({ top: scrollY, width: innerWidth }));
  const problems = [...(await heightStays(page)), ...(await fitsNarrow(page))];
  await page.waitForFunction((before) => innerWidth === before, width);
  await page.evaluate(putBack, top);
  return problems;
};
