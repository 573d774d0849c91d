import type { Page } from 'playwright';
import { seeControls } from './see-controls.ts';
import { seeSigns } from './see-signs.ts';
import { seeTexts } from './see-texts.ts';
import type { Sight } from './sight.ts';
import { watchPage } from './watch-page.ts';

/** From the next page on, and until the test is over, pages can be looked at. */
export const openEyes = async (page: Page): Promise<void> => {
  for (const part of [watchPage, seeSigns, seeControls, seeTexts]) await part(page);
};

/** Runs in the page. Waits until nothing has changed for two frames, and tells all that is then seen. */
const see = async (): Promise<Sight | null> => {
  const { looking, seeSigns: signsIn, seeControls: controlsIn, seeTexts: textsIn } = window;
  if (looking === undefined || document.querySelector('#content') === null) return null;
  const standsAs = () => `${looking.changes} ${Math.round(scrollY)} ${document.documentElement.scrollHeight}`;
  // The page is given time to lead whoever pressed what is gone somewhere else.
  const isLost = () =>
    document.activeElement === document.body &&
    (looking.seen?.hadFocus === true || looking.presses.length > 0);
  let [before, quiet, focused] = [standsAs(), 0, document.activeElement];
  for (let frames = 0; quiet < (isLost() ? 12 : 2) && frames < 60; frames += 1) {
    await new Promise((drawn) => requestAnimationFrame(drawn));
    const now = standsAs();
    const isSame = now === before && focused === document.activeElement && !looking.isAnswerDue();
    quiet = isSame ? quiet + 1 : 0;
    before = now;
    focused = document.activeElement;
  }
  looking.takeShifts();
  const over = looking.over();
  const root = over ?? document.body;
  const { seen } = looking;
  const { signs = [], focused: has = null } = signsIn?.(root) ?? {};
  const { texts = [], paragraphs = [], cut = [] } = textsIn?.(root) ?? {};
  return {
    path: location.pathname,
    heading: document.querySelector('main h1')?.textContent ?? '',
    current: [...document.querySelectorAll('main [aria-current]:not([aria-current=true])')]
      .map((each) => each.getAttribute('href') ?? each.textContent)
      .join(),
    language: document.documentElement.lang,
    isOver: over !== null,
    isBack: looking.presses.length > 0 && looking.isPanelLeft(),
    states: [...document.querySelectorAll('[data-flow]')].map(
      (flow) => `${flow.getAttribute('data-flow')}: ${flow.getAttribute('data-state')}`,
    ),
    isFresh: seen === null,
    signs,
    focused: has,
    hadFocus: seen?.hadFocus ?? false,
    controls: controlsIn?.(root) ?? [],
    texts,
    paragraphs,
    cut,
    presses: looking.presses
      .splice(0)
      .map(({ what, seenAfter, isAnswered }) => ({ what, seenAfter, isAnswered })),
    shifts: looking.shifts.splice(0),
    slipped: looking.takeSlip(),
  };
};

/** A page that was loaded anew learns what its stations are called a moment later, and another heading is another page. */
const isNamed = (page: Page) =>
  page.waitForFunction(() => document.querySelector('main h1 bdi:empty') === null);

/** What is seen of a page; null where it is none of the shop. A page that is being left is looked at when it is there. */
export const sightOf = async (page: Page): Promise<Sight | null> => {
  await page.waitForLoadState('domcontentloaded');
  await isNamed(page);
  return page.evaluate(see).catch(async (reason: unknown) => {
    if (!String(reason).includes('context was destroyed')) throw reason;
    await page.waitForLoadState('domcontentloaded');
    await isNamed(page);
    return page.evaluate(see);
  });
};
