import { beforeAll, describe, expect, test } from 'vitest';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { dayInputText } from '#i18n/day-input-text.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';
import { axeProblems } from '../../support/browser/axe.ts';
import { pressOn, tabTo, typeInto } from '../../support/browser/by-keyboard.ts';
import { alertsOn } from '../../support/browser/fails-then-goes-on.ts';
import { locatorsOn, openAsMember } from '../../support/browser/member-pages.ts';
import { comeAsMember } from '../../support/browser/one-booking.ts';
import { drawnLanguages } from '../../support/browser/readers.ts';
import { sticksOut } from '../../support/browser/reflow.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForState } from '../../support/browser/wait-for-state.ts';
import { type SeededHistory, seedHistory } from '../../support/shop/seed-history.ts';
import { worldHand } from '../../support/shop/world.ts';
import { soon } from '../../support/soon.ts';
import { arriving } from '../../support/visits/arriving.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const [ayseId, saraId] = [1001, 1004];
const path = '/biletlerim-rezervasyonlarim';
const dayBefore = (days: number) => travelDayOf(dayNumberAt(Date.now()) - days);

let own: SeededHistory;
let other: SeededHistory;

beforeAll(async () => {
  own = await seedHistory(shop().databaseUrl, ayseId);
  other = await seedHistory(shop().databaseUrl, saraId);
}, 60_000);

describe.each(drawnLanguages())('[R-09] %s', (language) => {
  const words = wordsIn(language, wholeCatalogue(language));
  const { say } = words;

  test('[S-17] valid tickets come first: what became of them, what happened, and their papers', async () => {
    const { page, complaints } = await visitor({ language });
    await openAsMember(page, shop(), path);
    await waitForState(page, 'submission', 'done');
    expect(await locatorsOn(page)).toEqual([own.valid, own.old]);
    const booking = page.getByRole('article').first();
    expect(await booking.getByText(say('booking.status.sold'), { exact: true }).isVisible()).toBe(true);
    expect(await booking.getByText(say('ticket.status.valid'), { exact: true }).count()).toBe(2);
    expect(await booking.getByRole('link', { name: say('ticket.boarding-pass') }).count()).toBe(2);
    expect(
      await booking.getByRole('link', { name: say('result.file', { count: 2 }) }).getAttribute('href'),
    ).toMatch(/\/pdf\?and=/);
    expect(await axeProblems(page)).toEqual([]);
    const ticket = booking.getByRole('article').first();
    await ticket.getByText(say('ticket.events'), { exact: true }).click();
    const texts = await ticket
      .locator('ol > li')
      .evaluateAll((items) => items.map((item) => item.lastChild?.textContent));
    expect(texts).toEqual(
      (['booked', 'ticketed', 'letters-posted'] as const).map((action) => say(`booking.event.${action}`)),
    );
    expect(complaints()).toEqual([]);
  });

  test('[S-17] each list is a link of its own, and its address shows it again', async () => {
    const { page } = await visitor({ language });
    await openAsMember(page, shop(), path);
    const tickets = page.getByRole('list', { name: say('history.tickets'), exact: true });
    const reservations = page.getByRole('list', { name: say('history.reservations'), exact: true });
    const choices = [
      [tickets, 'history.tickets.INVALID', [own.cancelled, own.returned]],
      [tickets, 'history.tickets.PAST', [own.past]],
      [tickets, 'history.tickets.USED', [own.used]],
      [reservations, 'history.reservations.ACTIVE', [own.reserved]],
      [reservations, 'history.reservations.EXPIRED', [own.expired]],
      [reservations, 'history.reservations.INVALID', [own.cancelled]],
    ] as const;
    for (const [group, name, locators] of choices) {
      await group.getByRole('link', { name: say(name), exact: true }).click();
      await expect.poll(async () => (await locatorsOn(page)).toSorted(), soon).toEqual(locators.toSorted());
      expect(await group.locator('[aria-current]').innerText()).toBe(say(name));
    }
    await page.goBack();
    await expect.poll(() => locatorsOn(page), soon).toEqual([own.expired]);
    await page.reload();
    await expect.poll(() => locatorsOn(page), soon).toEqual([own.expired]);
  });

  test('[S-18] [S-19] what can be done with a booking is asked for beside it, and what it would bring is told before', async () => {
    const { page } = await visitor({ language, width: 360 });
    await openAsMember(page, shop(), path);
    await waitForState(page, 'submission', 'done');
    const booking = page.getByRole('article').first();
    await booking.getByText(say('booking.actions'), { exact: true }).click();
    await waitForState(page, 'ticket-actions', 'choosing');
    const convert = booking.getByRole('button', { name: say('actions.convert'), exact: true });
    await booking.getByRole('checkbox').first().click();
    await booking.getByText(say('after-sale.refused.convert-together'), { exact: true }).waitFor();
    expect(await convert.getAttribute('aria-disabled')).toBe('true');
    await booking.getByRole('button', { name: say('actions.choose.all'), exact: true }).click();
    await convert.click();
    await waitForState(page, 'ticket-actions', 'reviewing');
    expect({ out: await sticksOut(page), axe: await axeProblems(page) }).toEqual({ out: [], axe: [] });
    await page.keyboard.press('Escape');
    await waitForState(page, 'ticket-actions', 'choosing');
  });

  test('[V-22] a range that stands no rule is told at its field, what was typed stays, and nothing is asked', async () => {
    const { page } = await visitor({ language });
    await openAsMember(page, shop(), path);
    await waitForState(page, 'submission', 'done');
    const [first, last] = [page.locator('#history-first'), page.locator('#history-last')];
    const entered = [dayInputText('2026-11-01', words), dayInputText('2026-11-08', words)] as const;
    await first.fill(entered[0]);
    await last.fill(entered[1]);
    await page.getByRole('button', { name: say('history.show'), exact: true }).click();
    const problem = say('history.last.too-wide', { most: 7 });
    await expect.poll(() => alertsOn(page), soon).toContain(problem);
    expect(await last.getAttribute('aria-invalid')).toBe('true');
    expect([await first.inputValue(), await last.inputValue()]).toEqual(entered);
    expect(new URL(page.url()).search).toBe('');
    expect(await axeProblems(page)).toEqual([]);
    await last.fill(dayInputText('2026-10-31', words));
    await page.getByRole('button', { name: say('history.show'), exact: true }).click();
    await expect.poll(() => alertsOn(page), soon).toContain(say('history.last.before'));
    await page.goto(`${path}?ilk=2026-11-01&son=2026-12-01`);
    await expect.poll(() => alertsOn(page), soon).toContain(problem);
    expect(await page.getByText(say('history.range.wrong'), { exact: true }).isVisible()).toBe(true);
  });
});

test('[R-09] the days are typed and shown by the keyboard alone, and stand in the address', async () => {
  const { page } = await visitor({ language: 'fa', width: 320 });
  const words = wordsIn('fa', wholeCatalogue('fa'));
  const { say } = words;
  await openAsMember(page, shop(), path);
  await waitForState(page, 'submission', 'done');
  const days = { first: dayBefore(22), last: dayBefore(20) };
  await typeInto(page, page.locator('#history-first'), dayInputText(days.first, words));
  await typeInto(page, page.locator('#history-last'), dayInputText(days.last, words));
  await pressOn(page, page.getByRole('button', { name: say('history.show'), exact: true }));
  await expect.poll(() => locatorsOn(page), soon).toEqual([own.old]);
  expect(new URL(page.url()).search).toBe(`?ilk=${days.first}&son=${days.last}`);
  expect(await sticksOut(page)).toEqual([]);
  await pressOn(page, page.getByRole('link', { name: say('history.week.after'), exact: true }));
  await expect
    .poll(() => page.locator('#history-first').inputValue(), soon)
    .toBe(dayInputText(dayBefore(19), words));
  await page.getByText(say('history.none'), { exact: true }).waitFor();
  await tabTo(page, page.getByRole('link', { name: say('history.by-locator'), exact: true }));
});

test('[R-09] [V-22] a day is picked from a month, and the first day bounds the last', async () => {
  const { page } = await visitor({});
  const { say } = wordsIn('tr', wholeCatalogue('tr'));
  await openAsMember(page, shop(), `${path}?ilk=2026-11-02&son=2026-11-05`);
  await waitForState(page, 'submission', 'done');
  await page.getByRole('button', { name: say('ui.calendar.open', { field: say('history.last') }) }).click();
  const tooLate = page.getByRole('button', {
    name: new RegExp(`^9 Kasım 2026.*${say('history.last.too-wide', { most: 7 })}$`),
  });
  expect(await tooLate.getAttribute('aria-disabled')).toBe('true');
  await page.getByRole('button', { name: '8 Kasım 2026 Pazar', exact: true }).click();
  await page.getByRole('button', { name: say('history.show'), exact: true }).click();
  await expect.poll(() => new URL(page.url()).search, soon).toBe('?ilk=2026-11-02&son=2026-11-08');
});

test('[S-03] [A-02] a guest is led home and told to log in, and no member sees what is another’s', async () => {
  const guest = await visitor({});
  await guest.page.goto(path);
  expect(new URL(guest.page.url()).pathname).toBe('/');
  const { say } = wordsIn('tr', wholeCatalogue('tr'));
  await guest.page.getByText(say('alert.user-information-login.text')).waitFor();
  const { page } = await visitor({});
  await openAsMember(page, shop(), path);
  await waitForState(page, 'submission', 'done');
  const shown = await page.locator('main').innerText();
  expect(Object.values(other).filter((name) => shown.includes(name))).toEqual([]);
});

test('[R-09] without a script the days are judged by the server, and it is said why no list is there', async () => {
  const { page } = await visitor({ script: false });
  const words = wordsIn('tr', wholeCatalogue('tr'));
  const { say } = words;
  const { origin } = shop();
  await comeAsMember({ page, origin, world: worldHand(origin) });
  await page.goto(`${path}?liste=gecmis-biletler`);
  expect(await page.getByText(say('history.without-script')).isVisible()).toBe(true);
  await page.locator('#history-last').fill('dün');
  await arriving(page, () => page.getByRole('button', { name: say('history.show'), exact: true }).click());
  const query = new URL(page.url()).searchParams;
  expect([query.get('liste'), query.get('son')]).toEqual(['gecmis-biletler', 'dün']);
  expect(await page.locator('#history-last').inputValue()).toBe('dün');
  expect(await alertsOn(page)).toContain(
    say('history.day.unclear', { example: dayInputText(dayBefore(0), words) }),
  );
});
