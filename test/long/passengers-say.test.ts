import { expect, test } from 'vitest';
import { createPnr } from '#contract/bookings/rail-booking.ts';
import { tariffNamed } from '#domain/passenger/passenger-input.ts';
import { monthsAt } from '#domain/time/birth-date.ts';
import type { Language } from '#domain/values/language.ts';
import { shortDayText } from '#i18n/day-text.ts';
import { numberText } from '#i18n/number-text.ts';
import type { Words } from '#i18n/words.ts';
import { agesText, tariffText } from '#panels/passengers/tariff-words.ts';
import { createPassengerDraft } from '#test/support/passengers.ts';
import { described, handOver, seated, writtenOf } from '../support/browser/desk.ts';
import { type Action, button, meet, meets, press, type Refused } from '../support/browser/refused-action.ts';
import { shopOfThisFile } from '../support/browser/shop.ts';
import { inTongues } from '../support/browser/tongues.ts';
import { visitorsOfThisFile } from '../support/browser/visitor.ts';
import { waitForState } from '../support/browser/wait-for-state.ts';
import { worldHand } from '../support/shop/world.ts';
import { dayAhead } from '../support/visits/day-ahead.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const [known, stranger, unheard] = ['10000000146', '99999999990', '77777777770'];
const child = createPassengerDraft({
  firstName: 'ELİF',
  tariff: 'lap-child',
  birthDate: '03.05.2024',
  identityNumber: known,
  dependsOn: 0,
  wantsTicketLetter: 'no',
});

const come = async (language: Language, words: Words, to: 'describe' | 'pay') => {
  const { page } = await visitor({ language });
  const deps = { context: page.context(), origin: shop().origin };
  const desk = to === 'pay' ? await seated(deps, { others: [child] }) : await described(deps);
  await handOver(deps, writtenOf(desk));
  await page.goto('/koltuk-haritasi');
  if (to === 'pay') await waitForState(page, 'seat-hold', 'counting.held.calm');
  else await waitForState(page, 'booking', 'describing');
  return { page, words, world: worldHand(shop().origin) };
};

const submit = press('passenger.submit');
const types =
  (field: string, text: string): Action =>
  ({ page }) =>
    page.locator(`#passenger-1-${field}`).fill(text);
const travelsAs =
  (tariff: string): Action =>
  ({ page }) =>
    page.locator('#passenger-1-tariff').selectOption(tariff);
const isFrom =
  (nationality: string): Action =>
  ({ page }) =>
    page.locator(`[name=passenger-1-nationality][value=${nationality}]`).check();
const then =
  (...actions: readonly Action[]): Action =>
  async (sitting) => {
    for (const action of actions) await action(sitting);
  };

const years = 12;
const ageAt = (day: string, { language }: Words) =>
  numberText(Math.floor(monthsAt('1990-05-03', day) / years), language);

/** Before any seat is chosen. */
const describing: readonly Refused[] = [
  {
    cause: then(travelsAs('youth'), submit),
    message: 'passenger.wrong.age-mismatch',
    values: (words) => ({
      tariff: tariffText('youth', words),
      ages: agesText(tariffNamed('youth'), words),
      age: ageAt(dayAhead(5), words),
      day: shortDayText(dayAhead(5), words),
    }),
    next: 'passenger.submit',
    after: travelsAs('full'),
  },
  {
    cause: then(travelsAs('teacher'), isFrom('foreign'), submit),
    message: 'passenger.wrong.foreign-use-blocked',
    values: (words) => ({ tariff: tariffText('teacher', words) }),
    next: 'passenger.submit',
    after: then(isFrom('turkish'), travelsAs('full')),
  },
  {
    cause: then(types('identityNumber', '12345678901'), submit),
    message: 'passenger.wrong.identity-wrong',
    next: 'passenger.submit',
    after: types('identityNumber', known),
  },
  {
    cause: then(types('birthDate', '31.02.1990'), submit),
    message: 'passenger.wrong.birth-date-wrong',
    next: 'passenger.submit',
    after: types('birthDate', '03.05.1990'),
  },
  {
    cause: then(travelsAs('companion'), submit),
    message: 'passenger.wrong.companion-alone',
    next: 'passenger.submit',
    after: travelsAs('full'),
  },
  {
    cause: then(travelsAs('family'), submit),
    message: 'passenger.wrong.family-size',
    next: 'passenger.submit',
    after: travelsAs('full'),
  },
];

test.each(inTongues(describing))(
  '[E-08] %s: a passenger who may not travel so is told why before a seat is chosen, and nothing typed is lost',
  async (language, words, cases) => {
    const sitting = await come(language, words, 'describe');
    for (const each of cases) await meet(sitting, each);
    expect(await sitting.page.locator('#passenger-1-lastName').inputValue()).toBe('YILMAZ');
  },
);

const toPayment = press('seat-map.to-payment');

const corrects =
  (passenger: number, number: string): Action =>
  async (sitting) => {
    const { page, words } = sitting;
    const named = words.say('passenger.legend', { number: passenger });
    await button(sitting, 'passenger.edit.name', { passenger: named }).press('Enter');
    await page.locator(`#passenger-${passenger}-identityNumber`).fill(number);
    await press('passenger.edit.save')(sitting);
    await button(sitting, 'passenger.edit.name', { passenger: named }).waitFor();
  };

const next = 'passenger.edit' as const;

/** The register is asked when the booking is made; the seats stay held. */
const paying: readonly Refused[] = [
  {
    cause: then(corrects(1, stranger), toPayment),
    message: 'booking.refused.identity-not-verified',
    next,
    after: corrects(1, known),
  },
  {
    cause: then(corrects(1, unheard), toPayment),
    message: 'booking.refused.identity-unreachable',
    next,
    after: corrects(1, known),
  },
  {
    cause: then(corrects(2, stranger), toPayment),
    message: 'booking.refused.identity-not-verified',
    next,
    after: corrects(2, known),
  },
  ...(
    [
      ['age-mismatch', 'booking.refused.age-mismatch'],
      ['gender-mismatch', 'booking.refused.gender-mismatch'],
      ['tariff-unknown', 'booking.refused.tariff-unknown'],
      ['foreign-use-blocked', 'booking.refused.foreign-use-blocked'],
      ['family-size', 'booking.refused.family-size'],
      ['marriage-not-in-year', 'booking.refused.marriage-not-in-year'],
      ['companion-alone', 'booking.refused.companion-alone'],
      ['birth-date-wrong', 'booking.refused.birth-date-wrong'],
      ['name-wrong', 'booking.refused.name-wrong'],
      ['identity-needed', 'booking.refused.identity-needed'],
      ['contact-needed', 'booking.refused.contact-needed'],
      ['email-wrong', 'booking.refused.email-wrong'],
      ['ticket-letter-needed', 'booking.refused.ticket-letter-needed'],
      ['pet-first', 'booking.refused.pet-first'],
      ['no-passenger', 'booking.refused.no-passenger'],
      ['too-many-lap-children', 'booking.refused.too-many-lap-children'],
      ['too-many-passengers', 'booking.refused.too-many-passengers'],
      ['too-many-tries', 'passenger.refused.too-many-tries'],
    ] as const
  ).map(([refusal, message]) => ({ cause: meets(createPnr.name, refusal, toPayment), message, next })),
];

test.each(inTongues(paying))(
  '[E-08] %s: what the server says of the passengers is read beside them, and their seats stay held',
  async (language, words, cases) => {
    const sitting = await come(language, words, 'pay');
    const seat = sitting.page.locator('[role=gridcell][aria-selected=true]');
    const held = await seat.first().getAttribute('data-seat');
    for (const each of cases) await meet(sitting, each);
    expect(await seat.first().getAttribute('data-seat')).toBe(held);
  },
);
