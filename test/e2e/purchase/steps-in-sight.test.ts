import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import tr from '#locales/tr.json' with { type: 'json' };
import { atHeadingInSight, headingSeen } from '../../support/browser/heading-in-sight.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForState } from '../../support/browser/wait-for-state.ts';
import { soon } from '../../support/soon.ts';
import { dayAhead } from '../../support/visits/day-ahead.ts';
import { comeToSeats, press } from '../../support/visits/published-seats.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 360, height: 780 } };

const seesHeading = (page: Page, ofPart?: string) =>
  expect.poll(() => headingSeen(page, ofPart), soon).toEqual(atHeadingInSight);

const freeSeat = '[role=gridcell][data-seat]:not([aria-disabled])';

const isSeatInWindow = (page: Page) =>
  page
    .locator(freeSeat)
    .first()
    .evaluate((seat) => seat.getBoundingClientRect().bottom <= innerHeight);

test.each(Object.entries(sizes))(
  '%s: whoever goes on from the passengers to the seats, and from there to the payment, finds the seats and the heading before them',
  async (_, size) => {
    const { page } = await visitor(size);
    await comeToSeats(page, dayAhead(4));
    await waitForState(page, 'seat-plan', /^shown/);
    await seesHeading(page, 'h2:has(+ [data-flow=seat-hold])');
    expect(await isSeatInWindow(page)).toBe(true);
    await page.locator(freeSeat).first().click();
    await waitForState(page, 'seat-hold', 'counting.held.calm');
    await press(page, tr['seat-map.to-payment']);
    await page.waitForURL('**/odeme');
    await waitForState(page, 'payment', /^choosing/);
    await seesHeading(page);
  },
);
