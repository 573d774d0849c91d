import { page } from 'vitest/browser';
import type { RentalDriver } from '#domain/rental/rental-driver.ts';
import { dayWritten } from '#domain/time/parse-day.ts';
import { dayNumberAt, startOfDay, travelDayOf } from '#domain/time/travel-day.ts';
import { minute } from '#domain/values/durations.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { carRentalWalk } from '#machines/car-rental/car-rental.paths.ts';
import { nextKeyOf } from '../../support/views/next-key.ts';
import { isAsking } from '../../support/views/panel-buttons.ts';
import { RentalAtItsPlace, rentalAround } from '../../support/views/rental-view.tsx';
import { viewLayer } from '../../support/views/view-layer.tsx';
import { isLeaveAsked, leaveYes } from '../../support/visits/leave-words.ts';

const { startsAt, events } = carRentalWalk;
const around = rentalAround(startsAt);
const driver = events['driver.given']?.whole?.driver;
const wish = events['cars.sought']?.['three days']?.wish;
const train = events['train.sought']?.['by PNR and surname'];

const buttonNamed = (name: string) =>
  [...document.querySelectorAll('[data-flow=car-rental] button')].find(({ textContent }) =>
    textContent?.startsWith(name),
  );
const isPressable = (name: string) => {
  const button = buttonNamed(name);
  return button !== undefined && button.getAttribute('aria-disabled') !== 'true' && button.checkVisibility();
};
const isOffered = (name: string) => () => !isAsking() && isPressable(name);
const isAsked = (name: string) => () => isAsking() && isPressable(name);
const press = (name: string) => page.elementLocator(buttonNamed(name) ?? document.body).click();
const field = (id: string) => page.elementLocator(document.getElementById(id) ?? document.body);
const boxOf = (event: object) => `contract-${String(Reflect.get(event, 'contract'))}`;

const asksAgain = [tr['rental.cancel.ask-again'], tr['payment.leaving.again']];
const askAgain = () => asksAgain.find((name) => buttonNamed(name) !== undefined) ?? asksAgain.join(', ');

const textOf = (part: keyof RentalDriver) => String(driver?.[part] ?? '');
const fields = [
  'firstName',
  'lastName',
  'birthDate',
  'licenceSince',
  'identityNumber',
  'email',
  'phone',
  'city',
  'zip',
  'address',
] as const;

const typeDriver = async () => {
  for (const part of fields) await field(`driver-${part}`).fill(textOf(part));
};

const typeMoment = async (part: 'drop-off' | 'pick-up', at: number) => {
  const day = dayNumberAt(at);
  await field(`rental-${part}-day`).fill(dayWritten(travelDayOf(day)));
  await field(`rental-${part}-time`).selectOptions(String((at - startOfDay(day)) / minute));
};

viewLayer({
  walk: carRentalWalk,
  draw: ({ actor }) => <RentalAtItsPlace rental={around(actor)} />,
  fromApp: ['payer.known', 'address.asked'],
  unseen: { expired: () => document.querySelector('[data-at-home]') !== null },
  gestures: {
    'offices.asked': () => press(tr['rental.offices.again']),
    'train.sought': async () => {
      const details = document.querySelector('[data-flow=car-rental] details');
      if (details?.matches(':not([open])')) await page.getByText(tr['rental.train'], { exact: true }).click();
      await field('rental-train-pnr').fill(train?.pnr ?? '');
      await field('rental-train-surname').fill(train?.surname ?? '');
      await press(tr['rental.train.ask']);
    },
    'cars.sought': async () => {
      await field('rental-pick-up-office').selectOptions(wish?.pickUpOffice ?? '');
      await field('rental-drop-off-office').selectOptions('');
      await typeMoment('pick-up', wish?.pickUpAt ?? 0);
      await typeMoment('drop-off', wish?.dropOffAt ?? 0);
      await press(tr['rental.wish.seek']);
    },
    'wish.noted': async () => {
      await field('rental-pick-up-office').selectOptions(wish?.pickUpOffice ?? '');
      for (const day of ['rental-pick-up-day', 'rental-drop-off-day']) await field(day).fill('');
      await page.getByRole('heading', { level: 1 }).click();
    },
    'leaving.confirmed': () => page.getByRole('button', { name: leaveYes }).click(),
    'leaving.declined': () => page.getByRole('button', { name: tr['payment.leave.no'], exact: true }).click(),
    'search.repeated': () => press(tr['rental.lapsed.again']),
    'search.reopened': () => press(tr['rental.list.change']),
    'band.toggled': () => press(tr['rental.band.low']),
    'order.chosen': () => page.getByLabelText(tr['rental.sort']).selectOptions('lowest-deposit'),
    'more.asked': () => press('2 sonuç daha göster'),
    'car.opened': () => press(tr['rental.list.look']),
    'car.closed': () => press(tr['rental.list.back']),
    'car.chosen': () => press(tr['rental.list.choose']),
    'car.reconsidered': () => press(tr['rental.driver.back']),
    'driver.noted': async () => {
      await typeDriver();
      await field('driver-zip').click();
    },
    'contract.accepted': ({ event }) => field(boxOf(event)).click(),
    'contract.withdrawn': ({ event }) => field(boxOf(event)).click(),
    'driver.given': async (step) => {
      await typeDriver();
      nextKeyOf(step);
      await press(tr['rental.driver.send']);
    },
    'outcome.asked': () => press(askAgain()),
    'another.sought': () => press(tr['rental.result.another']),
  },
  offers: {
    'offices.asked': isOffered(tr['rental.offices.again']),
    'cars.sought': isOffered(tr['rental.wish.seek']),
    'search.repeated': isOffered(tr['rental.lapsed.again']),
    'search.reopened': isOffered(tr['rental.list.change']),
    'car.closed': isAsked(tr['rental.list.back']),
    'car.chosen': isAsked(tr['rental.list.choose']),
    'car.reconsidered': isOffered(tr['rental.driver.back']),
    'driver.given': isOffered(tr['rental.driver.send']),
    'leaving.confirmed': () => isAsking() && isLeaveAsked(document.body.innerText),
    'leaving.declined': () => isAsking() && isLeaveAsked(document.body.innerText),
    'outcome.asked': () => !isAsking() && isPressable(askAgain()),
    'another.sought': isOffered(tr['rental.result.another']),
  },
});
