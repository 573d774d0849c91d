import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import fa from '#locales/fa.json' with { type: 'json' };
import tr from '#locales/tr.json' with { type: 'json' };
import { axeProblems } from '../support/browser/axe.ts';
import { coveredInFocus } from '../support/browser/covered.ts';
import { fillPassenger } from '../support/browser/passenger-form.ts';
import { photograph } from '../support/browser/photograph.ts';
import { sticksOut } from '../support/browser/reflow.ts';
import { shopOfThisFile } from '../support/browser/shop.ts';
import { visitorsOfThisFile } from '../support/browser/visitor.ts';
import { waitForState } from '../support/browser/wait-for-state.ts';
import { onBankPage, payButton, typeCard } from '../support/visits/card-buyer.ts';
import { dayAhead } from '../support/visits/day-ahead.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const sentences = { tr, fa };

/** A window of 1280 by 800 as a page sees it at 200 %. */
const zoomed = { width: 640, height: 400, density: 2 } as const;

const button = (page: Page, name: string) =>
  page.locator('#content').getByRole('button', { name, exact: true });

/** What is wrong with a step as it stands: too wide, against the rules of access, or with a focus that is not seen. */
const expectNoProblems = async (page: Page, step: string, language: string) => {
  await photograph(page, `zoomed-${step}-${language}`);
  expect(await sticksOut(page), `${step} sticks out`).toEqual([]);
  expect(await axeProblems(page), `${step}, as axe finds it`).toEqual([]);
  expect(await coveredInFocus(page), `${step} covers what has the focus`).toEqual([]);
};

const chooseStation = async (page: Page, name: string, input: string) => {
  const box = page.getByRole('combobox', { name });
  await box.click();
  await box.fill(input);
  await page.getByRole('option').first().click();
};

test.each(['tr', 'fa'] as const)(
  '[S-09] [S-22] [R-05] %s: a ticket is bought at 200 %: nothing sticks out, and what is pressed lies under nothing',
  { timeout: 180_000 },
  async (language) => {
    const words = sentences[language];
    const { page, complaints } = await visitor({ language, ...zoomed });
    await page.goto('/');
    await chooseStation(page, words['trip.from'], 'ankara');
    await chooseStation(page, words['trip.to'], 'istanbul');
    await page.locator('input[name=gidis]').click();
    await page.locator('input[name=gidis]').fill(dayAhead(3).split('-').toReversed().join('.'));
    await expectNoProblems(page, 'home', language);
    await button(page, words['trip.search']).click();

    await waitForState(page, 'booking', 'listing.outward');
    await expectNoProblems(page, 'list', language);
    await page.locator('button[name=secim]:not([aria-disabled])').first().click();

    await waitForState(page, 'booking', 'describing');
    await fillPassenger(page, words);
    await expectNoProblems(page, 'passengers', language);
    await button(page, words['passenger.submit']).click();

    await waitForState(page, 'seat-plan', 'shown.fresh');
    await page.getByRole('group', { name: words['seat-map.coaches'] }).getByRole('radio').last().check();
    await expectNoProblems(page, 'seats', language);
    await page.locator('[role=gridcell][data-seat]:not([aria-disabled])').last().click();
    await waitForState(page, 'seat-hold', 'counting.held.calm');
    await page.locator('[role=gridcell][aria-selected=true]').click();
    await waitForState(page, 'seat-hold', 'empty.fresh');
    await page.locator('[role=gridcell][data-seat]:not([aria-disabled])').first().click();
    await waitForState(page, 'seat-hold', 'counting.held.calm');
    await expectNoProblems(page, 'seat-chosen', language);
    await button(page, words['seat-map.to-payment']).click();

    await waitForState(page, 'payment', 'choosing.enteringCard');
    await page.frameLocator('#card-fields').getByLabel(words['card.number']).waitFor();
    await expectNoProblems(page, 'payment', language);
    await typeCard(page, '5400610000010018', words);
    await page.getByLabel(words['terms.accept']).check();
    await expectNoProblems(page, 'card', language);
    await payButton(page, words).click();

    await onBankPage(page);
    await expectNoProblems(page, 'bank', language);
    await page.getByRole('button', { name: words['bank.approve'], exact: true }).click();

    await page.getByRole('heading', { name: words['result.issued.heading'] }).waitFor();
    await expectNoProblems(page, 'tickets', language);
    await page.getByRole('link', { name: words['ticket.boarding-pass'], exact: true }).click();
    await page.getByRole('heading', { name: words['boarding.heading'], exact: true }).waitFor();
    await expectNoProblems(page, 'boarding-pass', language);
    expect(complaints().filter((complaint) => !complaint.includes('preload'))).toEqual([]);
  },
);
