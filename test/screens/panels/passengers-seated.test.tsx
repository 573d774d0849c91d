import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refused } from '#domain/values/answer.ts';
import { Passengers } from '#panels/passengers/passengers.tsx';
import { createPassengerDraft } from '../../support/passengers.ts';
import { bookingNow, seatedBooking } from '../../support/seated-booking.ts';
import { drawn, wordsOf } from '../drawn.tsx';
import { readIn } from '../read-in.tsx';
import { ShopAround } from '../shop-around.tsx';

const { say } = wordsOf('tr');
const pet = createPassengerDraft({ tariff: 'pet', firstName: 'Boncuk', dependsOn: 0 });

const drawnSeated = async (...seated: Parameters<typeof seatedBooking>) => {
  const booking = await seatedBooking(...seated);
  drawn(
    <ShopAround now={() => bookingNow}>
      <Passengers booking={booking} />
    </ShopAround>,
  );
  return booking;
};

const edit = (passenger: number) =>
  page.getByRole('button', { name: `Düzenle: ${passenger}. yolcu`, exact: true });
const save = () => page.getByRole('button', { name: say('passenger.edit.save') }).click();
const choose = (id: 'passenger.gender.female' | 'passenger.gender.male') =>
  page.getByRole('radio', { name: say(id) }).click();

test('while seats are chosen everybody stands in one line with their seat', async () => {
  await drawnSeated(['12B', '12C'], { passengers: [createPassengerDraft(), pet] });
  await expect.element(edit(1)).toBeVisible();
  const lines = page
    .getByRole('listitem')
    .elements()
    .map((line) => line.textContent);
  expect(lines).toEqual([
    '1. yolcu – 12BAYŞE YILMAZKadın · TamDüzenle',
    '2. yolcu – evcil hayvan – 12CBONCUK YILMAZEvcil hayvanDüzenle',
    'İletişimayse@example.com+90 532 123 45 67Düzenle',
  ]);
});

test('a name is corrected without a question, the seats stay, and the focus comes back', async () => {
  const booking = await drawnSeated(['12B']);
  await edit(1).click();
  const surname = page.getByRole('textbox', { name: say('passenger.last-name') });
  await userEvent.fill(surname, 'yıldız');
  await save();
  const { children, context } = booking.getSnapshot();
  expect(context.passengers[0]?.lastName).toBe('YILDIZ');
  expect(children.seatHold?.getSnapshot().context.seats).toHaveLength(1);
  await expect.element(edit(1)).toHaveFocus();
});

test('[S-12] another gender asks first and names the seat; no keeps it, and what was chosen still stands', async () => {
  const booking = await drawnSeated(['12B']);
  await edit(1).click();
  await choose('passenger.gender.male');
  await save();
  const question = page.getByRole('alertdialog', { name: '12B koltuğu bırakılsın mı?' });
  await expect
    .element(question)
    .toHaveTextContent('Bu değişiklikle AYŞE YILMAZ için ayrılan koltuk bırakılır: 12B.');
  await expect.element(page.getByRole('button', { name: 'Hayır, 12B kalsın' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(booking.getSnapshot().matches({ seating: 'placing' })).toBe(true);
  expect(booking.getSnapshot().context.passengers[0]?.gender).toBe('F');
  expect(booking.getSnapshot().children.seatHold?.getSnapshot().context.seats).toHaveLength(1);
  await expect.element(page.getByRole('radio', { name: say('passenger.gender.male') })).toBeChecked();
});

test('[S-12] yes gives just that seat up, and the passenger is changed', async () => {
  const booking = await drawnSeated(['12B', '12C'], {
    passengers: [createPassengerDraft(), createPassengerDraft({ firstName: 'Elif' })],
  });
  await edit(1).click();
  await choose('passenger.gender.male');
  await save();
  await page.getByRole('button', { name: 'Evet, 12B bırakılsın' }).click();
  await expect.element(edit(1)).toBeVisible();
  const { context, children } = booking.getSnapshot();
  expect(context.passengers.map(({ gender }) => gender)).toEqual(['M', 'F']);
  expect(children.seatHold?.getSnapshot().context.seats.map(({ seat }) => seat)).toEqual(['12C']);
});

test('[S-12] taking a pet off the journey asks first', async () => {
  const booking = await drawnSeated(['12B', '12C'], { passengers: [createPassengerDraft(), pet] });
  await edit(2).click();
  await page.getByRole('button', { name: say('passenger.pet.remove') }).click();
  await expect
    .element(page.getByRole('alertdialog', { name: 'BONCUK YILMAZ yolculuktan çıkarılsın mı?' }))
    .toHaveTextContent('12C');
  await page.getByRole('button', { name: say('passenger.loss.pet.yes') }).click();
  await expect.poll(() => booking.getSnapshot().context.passengers.length).toBe(1);
});

test('[S-12] what is asked before a pet stays behind names it and its seat, and no leaves it', async () => {
  const booking = await seatedBooking(['12B', '12C'], { passengers: [createPassengerDraft(), pet] });
  const sentences = readIn(<Passengers booking={booking} />, { now: () => bookingNow });
  await edit(2).click();
  await page.getByRole('button', { name: say('passenger.pet.remove') }).click();
  const ofPet = ['title', 'text', 'yes', 'no'].map((part) => `passenger.loss.pet.${part}`);
  expect(
    sentences()
      .filter((id) => /^passenger\.loss\.[\w.]+$/.test(id))
      .toSorted(),
  ).toEqual(ofPet.toSorted());
  await page.getByRole('button', { name: say('passenger.loss.pet.no') }).click();
  expect(booking.getSnapshot().context.passengers.length).toBe(2);
});

test.each([
  [1, false],
  [2, true],
])('the surname of the first is offered to whoever else has none: %s', async (passenger, isOffered) => {
  const second = createPassengerDraft({ firstName: 'Elif', lastName: 'DEMİR' });
  const booking = await seatedBooking(['12B', '12C'], { passengers: [createPassengerDraft(), second] });
  const sentences = readIn(<Passengers booking={booking} />, { now: () => bookingNow });
  await edit(passenger).click();
  await userEvent.clear(page.getByRole('textbox', { name: say('passenger.last-name') }));
  expect(sentences().includes('passenger.same-surname')).toBe(isOffered);
});

test('[E-08] [V-10] an identity that was not verified is told with its sentence, at whoever it may mean', async () => {
  const booking = await drawnSeated(['12B', '12C'], {
    passengers: [
      createPassengerDraft(),
      createPassengerDraft({
        firstName: 'John',
        nationality: 'foreign',
        countryId: 98,
        passportNumber: 'U12345',
      }),
    ],
    creates: () => Promise.resolve(refused('identity-not-verified')),
  });
  booking.getSnapshot().children.seatHold?.send({ type: 'seats.confirmed' });
  const sentence = say('booking.refused.identity-not-verified');
  await expect.element(page.getByRole('alert')).toHaveTextContent(sentence);
  const [ayse, john] = page
    .getByRole('listitem')
    .elements()
    .map((line) => line.textContent.includes(sentence));
  expect([ayse, john]).toEqual([true, false]);
  await edit(1).click();
  await expect
    .element(page.getByRole('textbox', { name: say('passenger.identity') }))
    .toHaveAccessibleDescription(`11 hane Hata: ${sentence}`);
});
