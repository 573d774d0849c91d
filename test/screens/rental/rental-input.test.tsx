import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createActor } from 'xstate';
import { day } from '#domain/values/durations.ts';
import { carRentalMachine } from '#machines/car-rental/car-rental.machine.ts';
import { begun as rentalBegun } from '#machines/car-rental/car-rental.model.ts';
import { rentalReservationMachine } from '#machines/rental-reservation/rental-reservation.machine.ts';
import { begun } from '#machines/rental-reservation/rental-reservation.model.ts';
import {
  cancelledCar,
  rentalsStartAt,
  rentedLater,
  sampleCar,
  sampleOffice,
} from '#machines/samples/rental-sample.ts';
import { DriverForm } from '#screens/car-rental/driver-form.tsx';
import { TrainForm } from '#screens/car-rental/train-form.tsx';
import { WishForm } from '#screens/car-rental/wish-form.tsx';
import { RentalReservation } from '#screens/rental-reservation/rental-reservation.tsx';
import { wordsOf } from '../drawn.tsx';
import { readIn } from '../read-in.tsx';

const { say } = wordsOf('tr');
const now = () => rentalsStartAt;
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const type = (id: string, text: string) =>
  page.elementLocator(document.getElementById(id) ?? document.body).fill(text);

const input = { payer: 'guest', number: '', now: rentalsStartAt, kept: null } as const;
const wish = {
  pickUpOffice: sampleOffice.id,
  dropOffOffice: sampleOffice.id,
  pickUpAt: rentalsStartAt + day,
  dropOffAt: rentalsStartAt + 4 * day,
};

/** A rental that stands where it is told to, with a car. */
const rentalAt = (value: Parameters<typeof carRentalMachine.resolveState>[0]['value']) => {
  const context = {
    ...rentalBegun(input),
    offices: [sampleOffice],
    wish,
    car: sampleCar,
    contracts: ['pre-information', 'rental-conditions', 'sales-contract'] as const,
  };
  const snapshot = carRentalMachine.resolveState({ value, context });
  const rental = createActor(carRentalMachine, { snapshot, input }).start();
  onTestFinished(() => {
    rental.stop();
  });
  return rental;
};

const stateOf = (rental: ReturnType<typeof rentalAt>) => JSON.stringify(rental.getSnapshot().value);

test('a train is not asked for without its code and a surname, and what is missing is said at its field', async () => {
  const rental = rentalAt({ seeking: 'fresh' });
  const before = stateOf(rental);
  const sentences = readIn(<TrainForm rental={rental} />, { now });
  await press(say('rental.train.ask'));
  const problems = () =>
    sentences().filter((id) => /^rental\.(?:driver\.wrong|train\.surname-needed)/.test(id));
  expect(problems()).toEqual(['rental.driver.wrong.train-pnr', 'rental.train.surname-needed']);
  await expect.element(page.getByLabelText(say('rental.train.pnr'), { exact: true })).toHaveFocus();
  await type('rental-train-pnr', 'K7Q2ZT');
  await press(say('rental.train.ask'));
  await expect.element(page.getByLabelText(say('rental.train.surname'), { exact: true })).toHaveFocus();
  expect(problems()).toEqual(['rental.train.surname-needed']);
  expect(stateOf(rental)).toBe(before);
});

test('cars are not looked for without a place', async () => {
  const rental = rentalAt({ seeking: 'fresh' });
  const before = stateOf(rental);
  readIn(<WishForm rental={rental} />, { now });
  const [from, to] = ['pick-up', 'drop-off'].map((part) => document.getElementById(`rental-${part}-office`));
  expect([from, to].map((field) => field?.querySelector('option')?.textContent)).toEqual([
    say('rental.wish.choose'),
    say('rental.wish.same'),
  ]);
  await page.elementLocator(from ?? document.body).selectOptions('');
  await press(say('rental.wish.seek'));
  expect(stateOf(rental)).toBe(before);
  expect(document.querySelectorAll('[aria-invalid=true]').length).toBeGreaterThan(0);
});

test('an office that is chosen after it was missed is right once the next field is gone to', async () => {
  const rental = rentalAt({ seeking: 'fresh' });
  readIn(<WishForm rental={rental} />, { now });
  const from = page.getByLabelText(say('rental.pick-up'), { exact: true });
  await from.selectOptions('');
  await press(say('rental.wish.seek'));
  await expect.element(from).toHaveFocus();
  await expect.element(from).toHaveAttribute('aria-invalid', 'true');
  await from.selectOptions(sampleOffice.id);
  await userEvent.tab();
  await expect.element(from).not.toHaveAttribute('aria-invalid');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('a driver who has not said who they are is not sent', async () => {
  const rental = rentalAt({ describing: 'filling' });
  const before = stateOf(rental);
  readIn(<DriverForm rental={rental} car={sampleCar} />, { now });
  await press(say('rental.driver.send'));
  expect(stateOf(rental)).toBe(before);
  expect(document.querySelectorAll('[aria-invalid=true]').length).toBeGreaterThan(5);
});

const asked = { code: '', number: 'ARK7Q2ZT' };

/** A reservation that stands where it is told to, and of which so much comes back. */
const reservationAt = (
  value: Parameters<typeof rentalReservationMachine.resolveState>[0]['value'],
  refund: number,
) => {
  const cancellation = { ...cancelledCar.cancellation, refund, at: 0, reason: 'plans-changed' } as const;
  const rental = value === 'shown' ? rentedLater : { ...cancelledCar, cancellation };
  const context = { ...begun(asked), rental, quotedRefund: { refund, deduction: 900_000 - refund } };
  const snapshot = rentalReservationMachine.resolveState({ value, context });
  const flow = createActor(rentalReservationMachine, { snapshot, input: asked }).start();
  onTestFinished(() => {
    flow.stop();
  });
  return { flow, sentences: readIn(<RentalReservation flow={flow} />, { now }) };
};

test.each([
  [0, 'rental.cancel.nothing', 'rental.cancel.text'],
  [800_000, 'rental.cancel.text', 'rental.cancel.nothing'],
])('before a rental is cancelled it is said whether anything comes back: %s', (refund, shown, other) => {
  const { sentences } = reservationAt('confirming', refund);
  expect([sentences().includes(shown), sentences().includes(other)]).toEqual([true, false]);
});

test('a rental is not cancelled without a reason', async () => {
  const { flow, sentences } = reservationAt('confirming', 0);
  await press(say('rental.cancel.confirm-nothing'));
  expect(sentences()).toContain('rental.reason.needed');
  expect(flow.getSnapshot().matches('confirming')).toBe(true);
});

test.each([
  [0, 'rental.cancel.done.nothing', 'rental.cancel.done.text'],
  [800_000, 'rental.cancel.done.text', 'rental.cancel.done.nothing'],
])('after it was cancelled it is said whether anything comes back: %s', (refund, shown, other) => {
  const { sentences } = reservationAt({ shown: 'cancelled' }, refund);
  expect([sentences().includes(shown), sentences().includes(other)]).toEqual([true, false]);
});
