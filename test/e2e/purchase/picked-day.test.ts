import { expect, test } from 'vitest';
import { axeProblems } from '../../support/browser/axe.ts';
import { rentalList } from '../../support/browser/car-renter.ts';
import { drawnReaders } from '../../support/browser/readers.ts';
import { sticksOut } from '../../support/browser/reflow.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForState } from '../../support/browser/wait-for-state.ts';
import { partAt } from '../../support/visits/part-at.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

test.each(drawnReaders())(
  '[R-24] [E-13] in $language, a calendar that cannot be had is told of, and the form stays with what was typed',
  async ({ language, words }) => {
    const { page } = await visitor({ language, width: 320, motion: false });
    await page.route(partAt('src/panels/picked-day/picked-calendar.tsx'), (route) => route.abort());
    await page.goto(rentalList);
    await waitForState(page, 'car-rental', 'seeking.fresh');
    const day = page.locator('#rental-pick-up-day');
    await day.fill('1');
    const form = await day.elementHandle();
    const field = words['rental.wish.pick-up-day'];
    await page
      .getByRole('button', { name: words['ui.calendar.open'].replace('{field}', field) })
      .press('Enter');
    const alert = page.getByRole('dialog', { name: field }).getByRole('alert');
    await alert.getByText(words['ui.calendar.lacking']).waitFor();
    expect([await axeProblems(page), await sticksOut(page)]).toEqual([[], []]);
    await page.keyboard.press('Escape');
    await alert.waitFor({ state: 'detached' });
    expect(await form?.evaluate(({ isConnected }) => isConnected)).toBe(true);
    expect(await day.inputValue()).toBe('1');
    await day.fill('12');
    expect(await day.inputValue()).toBe('12');
  },
);
