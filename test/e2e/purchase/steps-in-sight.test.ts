import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { atHeadingInSight, headingSeen } from '../../support/browser/heading-in-sight.ts';
import { drawnReaders } from '../../support/browser/readers.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForState } from '../../support/browser/wait-for-state.ts';
import { soon } from '../../support/soon.ts';
import { toOtherTrains, toReview } from '../../support/visits/change-in-browser.ts';
import { dayAhead } from '../../support/visits/day-ahead.ts';
import { comeToSeats, press } from '../../support/visits/published-seats.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 360, height: 780, touch: true } };

const seesHeading = (page: Page, ofPart?: string) =>
  expect.poll(() => headingSeen(page, ofPart), soon).toEqual(atHeadingInSight);

const freeSeat = '[role=gridcell][data-seat]:not([aria-disabled])';

/** Whether a finger reaches the middle of the first free seat: within the window, and under nothing. */
const isSeatInReach = (page: Page) =>
  page
    .locator(freeSeat)
    .first()
    .evaluate((seat) => {
      const { x, y, width, height } = seat.getBoundingClientRect();
      return seat.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });

/** The seats are in reach below their heading, and the first of them is taken. */
const takeSeatInReach = async (page: Page) => {
  await waitForState(page, 'seat-plan', /^shown/);
  await seesHeading(page, 'h2:has(+ [data-flow=seat-hold])');
  expect(await isSeatInReach(page)).toBe(true);
  await page.locator(freeSeat).first().click();
  await waitForState(page, 'seat-hold', 'counting.held.calm');
};

const comers = drawnReaders().flatMap((reader) =>
  Object.entries(sizes).map(([name, size]) => ({ name, size, ...reader })),
);

test.each(comers)(
  '$name, in $language: whoever goes on from the passengers to the seats, and from there to the payment, finds the seats and the heading before them',
  async ({ size, language, words }) => {
    const { page } = await visitor({ ...size, language });
    await comeToSeats(page, dayAhead(4), words);
    await takeSeatInReach(page);
    await press(page, words['seat-map.to-payment']);
    await page.waitForURL('**/odeme');
    await waitForState(page, 'payment', /^choosing/);
    await seesHeading(page);
  },
);

test.each(drawnReaders())(
  '[S-18] in $language, the summary of a change of tickets stands under another name than its seats',
  async ({ language, words }) => {
    const { page } = await visitor({ ...sizes.phone, language });
    await toOtherTrains(page, shop().origin, words);
    await toReview(page, words, 'like');
    await seesHeading(page);
    expect(await page.getByText(words['change.task'], { exact: true }).isVisible()).toBe(true);
  },
);
