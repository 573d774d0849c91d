import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForState } from '../../support/browser/wait-for-state.ts';
import { dayAhead } from '../../support/visits/day-ahead.ts';
import { cell, comeToSeats, findSeat } from '../../support/visits/published-seats.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 360, height: 780 } };

/** Where something stands in the window. */
const standsAt = (found: Locator) =>
  found.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom, window: innerHeight };
  });

/** Its middle lies under nothing else. Runs in the page. */
const isOpen = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

const messageOf = (page: Page) => page.getByRole('alert').filter({ hasText: '1H' });

test.each(Object.entries(sizes))(
  '[V-27] %s: a wheelchair place that is refused is told of within the window, moves nothing, and others are offered that are granted',
  async (_, size) => {
    const { page } = await visitor(size);
    await comeToSeats(page, dayAhead(6));
    await waitForState(page, 'seat-plan', /^shown/);
    await findSeat(page, '1H');
    await cell(page, '1H').scrollIntoViewIfNeeded();
    const before = await standsAt(cell(page, '1H'));
    await cell(page, '1H').click({ force: true });

    const message = messageOf(page);
    await message.waitFor();
    expect(await standsAt(cell(page, '1H'))).toEqual(before);
    const { top, bottom, window } = await standsAt(message);
    expect([top >= 0, bottom <= window]).toEqual([true, true]);
    expect([await message.evaluate(isOpen), await cell(page, '1H').evaluate(isOpen)]).toEqual([true, true]);

    const offered = message.getByRole('button').filter({ hasText: /^\d+[A-Z]$/ });
    const seat = (await offered.first().textContent()) ?? '';
    await offered.first().click();
    await waitForState(page, 'seat-hold', 'counting.held.calm');
    expect(await cell(page, seat).getAttribute('aria-selected')).toBe('true');
    expect(await message.count()).toBe(0);
  },
);
