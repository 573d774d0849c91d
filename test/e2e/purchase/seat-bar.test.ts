import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import en from '#locales/en.json' with { type: 'json' };
import fa from '#locales/fa.json' with { type: 'json' };
import tr from '#locales/tr.json' with { type: 'json' };
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForState } from '../../support/browser/wait-for-state.ts';
import { dayAhead } from '../../support/visits/day-ahead.ts';
import { extendHold } from '../../support/visits/extend-hold.ts';
import { cell, comeToSeats } from '../../support/visits/published-seats.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const phone = { width: 360, height: 780 };
const mostOfWindow = 0.09;

const heightOf = (found: Locator) => found.evaluate((element) => element.getBoundingClientRect().height);

test.each(Object.entries({ tr, en, fa }))(
  '%s: on a phone the bar leaves the window to the plan, opens to the time it can lengthen, and a chosen seat keeps its number',
  async (language, words) => {
    const { page } = await visitor({
      ...phone,
      language: language === 'en' || language === 'fa' ? language : 'tr',
    });
    await comeToSeats(page, dayAhead(7), words);
    await waitForState(page, 'seat-plan', /^shown/);
    const bar = page.locator('[data-open]');
    expect(await heightOf(bar)).toBeLessThanOrEqual(phone.height * mostOfWindow);
    const free = page.locator('[role=gridcell][data-seat]:not([aria-disabled])').nth(6);
    const seat = (await free.getAttribute('data-seat')) ?? '';
    await free.click();
    await waitForState(page, 'seat-hold', 'counting.held.calm');
    expect(await heightOf(bar)).toBeLessThanOrEqual(phone.height * mostOfWindow);
    expect(await cell(page, seat).innerText()).toBe(seat);

    const extend = page.getByRole('button', { name: words['seat-clock.extend'], exact: true });
    expect(await extend.isVisible()).toBe(false);
    await extendHold(page, words);
    await waitForState(page, 'seat-hold', 'counting.held.calm');
  },
);
