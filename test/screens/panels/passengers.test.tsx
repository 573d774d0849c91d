import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Language } from '#domain/values/language.ts';
import { Passengers } from '#panels/passengers/passengers.tsx';
import type { BookingActor } from '#panels/shop.ts';
import { createContactDraft, createPassengerDraft } from '../../support/passengers.ts';
import { bookingNow, describedBooking } from '../../support/seated-booking.ts';
import { drawn, wordsOf } from '../drawn.tsx';
import { ShopAround } from '../shop-around.tsx';
import { readSummary } from '../summary.ts';

const view = (booking: BookingActor) => (
  <ShopAround now={() => bookingNow}>
    <Passengers booking={booking} />
  </ShopAround>
);

const { say } = wordsOf('tr');
const box = (name: string, at = 0) => page.getByRole('textbox', { name, exact: true }).nth(at);
const type = async (name: string, text: string, at = 0) => {
  await box(name, at).click();
  await userEvent.keyboard(text);
};
const submit = () => page.getByRole('button', { name: say('passenger.submit') }).click();
const drawnBooking = async (
  options: Parameters<typeof describedBooking>[0] = {},
  language: Language = 'tr',
) => {
  const booking = await describedBooking(options);
  drawn(view(booking), language);
  return booking;
};

const fillByTyping = async () => {
  await page.getByRole('radio', { name: say('passenger.gender.female') }).click();
  await type(say('passenger.first-name'), 'ibrahim');
  await type(say('passenger.last-name'), 'ışık');
  await type(say('passenger.birth-date'), '3.5.1990');
  await type(say('passenger.identity'), '100 000 001 46');
  await type(say('passenger.email'), 'ayse@example.com');
  await type(say('passenger.phone'), '05321234567');
};

test('[F-02] [V-02] [V-04] [V-14] what is typed is put in order when a field is left, and becomes one event', async () => {
  const booking = await drawnBooking();
  await fillByTyping();
  await submit();
  await expect.poll(() => booking.getSnapshot().matches('seating')).toBe(true);
  const { passengers, contact } = booking.getSnapshot().context;
  expect(passengers).toEqual([
    createPassengerDraft({ firstName: 'İBRAHİM', lastName: 'IŞIK', identityNumber: '10000000146' }),
  ]);
  expect(contact).toEqual(createContactDraft({ phone: '532 123 45 67' }));
});

test('a name is written in upper case by the Turkish rules on a page of any language, once it is left', async () => {
  await drawnBooking({}, 'en');
  const name = page.getByRole('textbox', { name: 'First name', exact: true });
  await name.click();
  await userEvent.keyboard('ibrahim');
  await expect.element(name).toHaveValue('ibrahim');
  await userEvent.tab();
  await expect.element(name).toHaveValue('İBRAHİM');
  await expect.element(name).toHaveAttribute('lang', 'tr');
});

test.each(['3.5.1990', '03051990', '۰۳.۰۵.۱۹۹۰'])(
  '[V-04] the birth date %s is shown as 03.05.1990',
  async (entered) => {
    await drawnBooking();
    await type(say('passenger.birth-date'), entered);
    await userEvent.tab();
    await expect.element(box(say('passenger.birth-date'))).toHaveValue('03.05.1990');
  },
);

test('a Persian reader may write the Iranian calendar and sees the same day in it', async () => {
  await drawnBooking({}, 'fa');
  const born = page.getByRole('textbox', { name: 'تاریخ تولد', exact: true });
  await born.click();
  await userEvent.keyboard('۱۳۶۹/۰۲/۱۳');
  await userEvent.tab();
  await expect.element(born).toHaveValue('03.05.1990');
  await expect.element(born).toHaveAccessibleDescription('برابر با ۱۳ اردیبهشت ۱۳۶۹ شمسی');
});

test('[V-05] [V-30] everything wrong is said at the top and at its field, in the same words, and what was typed stays', async () => {
  const booking = await drawnBooking();
  await type(say('passenger.first-name'), 'Ali');
  await type(say('passenger.identity'), '10000000147');
  await submit();
  const { summary, problems } = await readSummary();
  expect(problems).toEqual([
    'Cinsiyeti seçin.',
    'Soyadı yazın.',
    'Doğum tarihini yazın.',
    'Geçerli bir T.C. kimlik numarası giriniz.',
    'E-posta adresini yazın.',
    'Telefon numarasını yazın.',
  ]);
  await summary.getByRole('link', { name: 'Geçerli bir T.C. kimlik numarası giriniz.' }).click();
  const identity = box(say('passenger.identity'));
  await expect.element(identity).toHaveFocus();
  await expect.element(identity).toHaveValue('10000000147');
  await expect
    .element(identity)
    .toHaveAccessibleDescription('11 hane Hata: Geçerli bir T.C. kimlik numarası giriniz.');
  expect(booking.getSnapshot().matches('describing')).toBe(true);
});

test('once everything is mended one press goes on, whatever was said above', async () => {
  const booking = await drawnBooking();
  await submit();
  await fillByTyping();
  await submit();
  await expect.poll(() => booking.getSnapshot().matches('seating')).toBe(true);
});

test('a field in error is judged again when it is left, and no other', async () => {
  await drawnBooking();
  await submit();
  await type(say('passenger.last-name'), 'Demir');
  await userEvent.tab();
  await expect.element(box(say('passenger.last-name'))).not.toHaveAttribute('aria-invalid');
  await expect.element(box(say('passenger.first-name'))).toHaveAttribute('aria-invalid', 'true');
});

test('the last field is judged again too when it is left by key for the button', async () => {
  await drawnBooking();
  await submit();
  await type(say('passenger.phone'), '05321234567');
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: say('passenger.submit') })).toHaveFocus();
  await expect.element(box(say('passenger.phone'))).not.toHaveAttribute('aria-invalid');
});

test('what is said above does not move the next field away from under the pointer', async () => {
  await drawnBooking();
  await submit();
  await type(say('passenger.last-name'), 'Demir');
  const foreign = page.getByRole('radio', { name: say('reference.nationality.foreign') });
  await foreign.click();
  await expect.element(foreign).toBeChecked();
  await expect.element(box(say('passenger.last-name'))).not.toHaveAttribute('aria-invalid');
});

test('[V-16] [V-29] [E-08] an age that does not fit names the tariff, its ages and the age on the train’s day', async () => {
  await drawnBooking();
  await fillByTyping();
  await userEvent.selectOptions(page.getByRole('combobox', { name: say('passenger.tariff') }), 'youth');
  await submit();
  const words =
    'Lütfen geçerli bir tarih giriniz. Genç (13–26) tarifesi için yaş: 13–26 yaş; yolcu 10.12.2026 günü 36 yaşında olur.';
  await expect.element(page.getByRole('alert').getByRole('link')).toHaveTextContent(words);
});

test('[A-03] [V-29] a foreigner is told in the list why a tariff cannot be chosen', async () => {
  await drawnBooking();
  await page.getByRole('radio', { name: say('reference.nationality.foreign') }).click();
  const choices = page
    .getByRole('combobox', { name: say('passenger.tariff') })
    .getByRole('option', { disabled: true })
    .elements()
    .map((option) => option.textContent);
  expect(choices).toHaveLength(7);
  expect(choices).toContain('Öğretmen – %15 indirim – yalnızca T.C. vatandaşları');
  await expect.element(box(say('passenger.passport'))).toBeVisible();
});

test('what is typed survives: it is kept when a card is left', async () => {
  const booking = await drawnBooking();
  await page.getByRole('radio', { name: say('passenger.gender.male') }).click();
  await type(say('passenger.first-name'), 'ali');
  await type(say('passenger.email'), 'ali@example.com');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  const { passengers, contact } = booking.getSnapshot().context;
  expect([passengers[0]?.firstName, passengers[0]?.gender, contact.email]).toEqual([
    'ALİ',
    'M',
    'ali@example.com',
  ]);
});

test('what was kept stands in the forms again', async () => {
  await drawnBooking({ passengers: [createPassengerDraft()] });
  await expect.element(box(say('passenger.first-name'))).toHaveValue('AYŞE');
  await expect.element(box(say('passenger.birth-date'))).toHaveValue('03.05.1990');
  await expect.element(box(say('passenger.phone'))).toHaveValue('532 123 45 67');
  await expect.element(page.getByRole('radio', { name: say('passenger.gender.female') })).toBeChecked();
});

test('[V-24] the rules of pets stand before the button, and a pet is added with whom it travels, and taken away', async () => {
  const booking = await drawnBooking({ passengers: [createPassengerDraft()] });
  await page.getByText(say('passenger.pet.rules')).click();
  await expect.element(page.getByText(say('passenger.pet.rule.coaches'))).toBeVisible();
  await page.getByRole('button', { name: say('passenger.pet.add') }).click();
  await expect.element(page.getByRole('group', { name: '2. yolcu – evcil hayvan' })).toBeVisible();
  await type(say('passenger.pet.name'), 'boncuk');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(
    booking.getSnapshot().context.passengers.map(({ firstName, tariff }) => [firstName, tariff]),
  ).toEqual([
    ['AYŞE', 'full'],
    ['BONCUK', 'pet'],
  ]);
  await page.getByRole('button', { name: say('passenger.pet.remove') }).click();
  expect(booking.getSnapshot().context.passengers).toHaveLength(1);
});

test('the surname of the first passenger is offered to the others', async () => {
  await drawnBooking({ wish: { passengers: 2 }, passengers: [createPassengerDraft()] });
  await page.getByRole('button', { name: '1. yolcuyla aynı: YILMAZ' }).click();
  await expect.element(box(say('passenger.last-name'), 1)).toHaveValue('YILMAZ');
});

test('[A-02] a guest is told that logging in shows saved contacts', async () => {
  await drawnBooking();
  await expect.element(page.getByText(say('passenger.saved.guest'))).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: say('login.open') }))
    .toHaveAttribute('popovertarget', 'login');
});

const keyboardTo = async (element: Element) => {
  for (let steps = 0; document.activeElement !== element && steps < 40; steps += 1) await userEvent.tab();
  expect(document.activeElement).toBe(element);
};

test('one adult is told of by the keyboard alone', async () => {
  const booking = await drawnBooking();
  const write = async (name: string, text: string) => {
    await keyboardTo(box(name).element());
    await userEvent.keyboard(text);
  };
  await keyboardTo(page.getByRole('radio', { name: say('passenger.gender.female') }).element());
  await userEvent.keyboard(' ');
  await write(say('passenger.first-name'), 'ayşe');
  await write(say('passenger.last-name'), 'yılmaz');
  await write(say('passenger.birth-date'), '03051990');
  await write(say('passenger.identity'), '10000000146');
  await write(say('passenger.email'), 'ayse@example.com');
  await write(say('passenger.phone'), '5321234567');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => booking.getSnapshot().matches('seating')).toBe(true);
});

const progressTexts = () =>
  [
    'passenger-1-firstName',
    'passenger-1-lastName',
    'passenger-1-birthDate',
    'contact-email',
    'contact-phone',
  ].map((id) => ['autocomplete', 'inputmode'].map((name) => document.getElementById(id)?.getAttribute(name)));

test('the fields say what they are for, so that a browser can fill them', async () => {
  await drawnBooking();
  await expect.poll(progressTexts).toEqual([
    ['section-passenger-1 given-name', null],
    ['section-passenger-1 family-name', null],
    ['section-passenger-1 bday', 'numeric'],
    ['section-contact email', 'email'],
    ['section-contact tel-national', 'tel'],
  ]);
});
