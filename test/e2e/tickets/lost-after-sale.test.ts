import { expect, test } from 'vitest';
import { cancelReservation, extendReservation, getReservation } from '#contract/bookings/rail-booking.ts';
import { endMembership } from '#contract/members/membership-end.ts';
import { createOpenTickets } from '#contract/tickets/open-tickets.ts';
import { performChange, performReturn } from '#contract/tickets/tickets.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';
import { amountIn } from '../../support/amount-in.ts';
import { axeProblems } from '../../support/browser/axe.ts';
import { madeFor } from '../../support/browser/book-in-browser.ts';
import { boughtByCalls } from '../../support/browser/bought-by-calls.ts';
import { lookUp } from '../../support/browser/looked-up.ts';
import { openAsMember } from '../../support/browser/member-pages.ts';
import { drawnLanguages, drawnReaders } from '../../support/browser/readers.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForState } from '../../support/browser/wait-for-state.ts';
import { inTheLongRun } from '../../support/in-the-long-run.ts';
import { rightPassword } from '../../support/members.ts';
import { refuses } from '../../support/shop/wire-answers.ts';
import { worldHand } from '../../support/shop/world.ts';
import {
  payChange,
  pressIn,
  ticketsFound,
  toOtherTrains,
  toReview,
} from '../../support/visits/change-in-browser.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const drawn = drawnReaders();
const lost = { kind: 'lose' } as const;

const actions = [
  {
    action: 'return',
    call: performReturn.name,
    ask: 'actions.return',
    confirm: 'actions.return.confirm',
    status: 'ticket.status.returned',
  },
  {
    action: 'conversion',
    call: createOpenTickets.name,
    ask: 'actions.convert',
    confirm: 'actions.convert.confirm',
    status: 'ticket.status.converted-to-open',
  },
] as const;

const walked = inTheLongRun<readonly (typeof actions)[number][]>(actions, actions.slice(0, 1));

test.each(drawn.flatMap((reader) => walked.map((each) => ({ ...reader, ...each }))))(
  '[E-09] in $language, $action whose answer was lost is never told as undone: it is done once, and the ticket says so',
  async ({ language, words, call, ask, confirm, status }) => {
    const { page } = await visitor({ language });
    const world = worldHand(shop().origin);
    const { locator } = await boughtByCalls(page, shop().origin);
    await lookUp(page, locator, words);
    await waitForState(page, 'ticket-actions', 'choosing');
    await pressIn(page, words[ask]);
    await world.answer(call, lost);
    await page
      .locator('dialog[open]')
      .getByRole('button', { name: amountIn(words[confirm]) })
      .press('Enter');
    await page.getByText(words['settling.unheard']).waitFor();
    await world.answer(getReservation.name, refuses('more-proof-needed'));
    await world.answer(call, refuses('proof-needed'));
    await waitForState(page, 'ticket-actions', 'performing.unknown');
    expect(await page.getByText(words['actions.refused']).count()).toBe(0);
    expect(await axeProblems(page)).toEqual([]);
    await world.turn({ do: 'let-pass', name: getReservation.name });
    await pressIn(page, words['settling.ask']);
    await waitForState(page, 'ticket-actions', 'choosing');
    await page.getByRole('article').getByText(words[status], { exact: true }).waitFor();
    expect(await page.getByText(words['actions.refused']).count()).toBe(0);
    await world.turn({ do: 'let-pass', name: null });
  },
);

test.each(drawn)(
  '[E-09] [S-18] in $language, a change that was made while the answer was lost is made once, and its ticket and what came back are told',
  async ({ language, words }) => {
    const { page } = await visitor({ language });
    const world = worldHand(shop().origin);
    const locator = await toOtherTrains(page, shop().origin, words, 'C');
    await toReview(page, words, 'cheaper');
    await world.answer(performChange.name, lost);
    await pressIn(page, amountIn(words['change.confirm.back']));
    await page.getByText(words['settling.unheard']).waitFor();
    expect(await page.getByText(words['change.refused']).count()).toBe(0);
    expect(await axeProblems(page)).toEqual([]);
    await world.turn({ do: 'let-pass', name: null });
    await pressIn(page, words['settling.ask']);
    await page.getByRole('heading', { name: words['result.changed.heading'], exact: true }).waitFor();
    await page.getByText(amountIn(words['change.in-money'])).waitFor();
    expect(await ticketsFound(page, locator, words)).toEqual([1, 1]);
  },
);

test.each(drawn)(
  '[E-09] [S-18] in $language, a change that was laid down while the answer was lost is laid down and paid once',
  async ({ language, words }) => {
    const { page } = await visitor({ language });
    const world = worldHand(shop().origin);
    const locator = await toOtherTrains(page, shop().origin, words);
    await toReview(page, words, 'dearer');
    await world.answer(performChange.name, lost);
    await pressIn(page, amountIn(words['change.confirm.due']));
    await page.getByText(words['settling.unheard']).waitFor();
    await world.turn({ do: 'let-pass', name: null });
    await pressIn(page, words['settling.ask']);
    await waitForState(page, 'payment', 'choosing.enteringCard');
    await payChange(page, words);
    await page.waitForURL((url) => url.pathname === `/odeme-sonuc/${locator}`);
    await page.getByRole('heading', { name: words['result.changed.heading'], exact: true }).waitFor();
    expect(await ticketsFound(page, locator, words)).toEqual([1, 1]);
  },
);

test.each(drawn)(
  '[E-09] [S-14] in $language, a reservation whose extension and whose end were not heard of is extended and ended once',
  async ({ language, words }) => {
    const { page } = await visitor({ language });
    const world = worldHand(shop().origin);
    const { locator } = await madeFor('reservation', page, shop().origin);
    await lookUp(page, locator, words);
    await waitForState(page, 'reservation-option', 'held.waiting');
    await world.answer(extendReservation.name, lost);
    await pressIn(page, words['option.extend']);
    await page.getByText(words['settling.unheard']).waitFor();
    await world.turn({ do: 'let-pass', name: null });
    await page.getByText(new RegExp(words['option.extended'].split('{until}')[0] ?? '')).waitFor();
    await pressIn(page, words['option.cancel']);
    await waitForState(page, 'reservation-option', 'held.confirming');
    await world.answer(cancelReservation.name, lost);
    await pressIn(page, words['option.cancel.yes']);
    await page.getByText(words['settling.unheard']).waitFor();
    await world.turn({ do: 'let-pass', name: null });
    await waitForState(page, 'reservation-option', 'over');
    await page
      .locator('main')
      .getByRole('status')
      .filter({ hasText: words['option.over.cancelled'] })
      .waitFor();
  },
);

test.each(drawnLanguages())(
  '[E-09] [S-25] in %s, a membership that ended while the answer was lost is never told as standing',
  async (language) => {
    const { say } = wordsIn(language, wholeCatalogue(language));
    const { page } = await visitor({ language });
    const world = worldHand(shop().origin);
    await world.turn({ do: 'reset' });
    await openAsMember(page, shop(), '/kullanici-bilgisi');
    await pressIn(page, say('profile.end.ask'));
    await page.locator('#ending-password').fill(rightPassword);
    await world.answer(endMembership.name, lost);
    await pressIn(page, say('profile.end.confirm'));
    await page.getByText(say('settling.unheard')).waitFor();
    expect(await page.getByText(say('profile.end.refused')).count()).toBe(0);
    expect(await axeProblems(page)).toEqual([]);
    await world.turn({ do: 'let-pass', name: null });
    await pressIn(page, say('settling.ask'));
    await page.getByText(say('alert.membership-ended.text')).waitFor();
  },
);
