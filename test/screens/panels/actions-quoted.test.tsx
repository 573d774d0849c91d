import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import type { Deal } from '#domain/booking/ticket-deal.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { rentalReservationMachine } from '#machines/rental-reservation/rental-reservation.machine.ts';
import type { RefundAnswer, ViewAnswer } from '#machines/rental-reservation/rental-reservation.model.ts';
import type { OfferAnswer } from '#machines/reservation-option/reservation-option.model.ts';
import { bookedPair, startsAt } from '#machines/samples/booked-sample.ts';
import { rentedLater } from '#machines/samples/rental-sample.ts';
import { ticketActionsMachine } from '#machines/ticket-actions/ticket-actions.machine.ts';
import type { DealAnswer, ReadAnswer } from '#machines/ticket-actions/ticket-actions.model.ts';
import { TicketActions } from '#panels/ticket-actions/ticket-actions.tsx';
import { RentalReservation } from '#screens/rental-reservation/rental-reservation.tsx';
import { drawn, wordsOf } from '../drawn.tsx';
import { ShopAround } from '../shop-around.tsx';
import { drawnOption, reservedForAnHour } from './drawn-option.tsx';

const { say } = wordsOf('tr');
const never = fromPromise<void, { readonly at: number }>(() => new Promise<void>(() => undefined));
const plain = (text: string | null) => (text ?? '').replaceAll(/[\u2066-\u2069]/g, '');

/** No two amounts of it are alike. */
const deal: Deal = {
  action: 'return',
  tickets: [
    {
      ticket: '100000000001',
      amount: 93_000,
      deducted: 9_300,
      inMoney: 61_200,
      means: 'card',
      openTickets: [{ amount: 22_000, number: null, expiresAt: null }],
      lost: 500,
      coupon: null,
    },
  ],
  total: 83_200,
};

type Answers = { readonly performed: DealAnswer; readonly read: ReadAnswer };

/** Two tickets, of which it was asked what their return would bring. */
const returning = async ({ performed, read }: Answers) => {
  const machine = ticketActionsMachine.provide({
    actors: {
      deductionEnd: never,
      simulateDeal: fromPromise(() => Promise.resolve<DealAnswer>(granted(deal))),
      performDeal: fromPromise(() => Promise.resolve(performed)),
      loadBooking: fromPromise(() => Promise.resolve(read)),
    },
  });
  const booking = bookedPair('valid', 'valid');
  const actions = createActor(machine, { input: { booking, now: startsAt } }).start();
  onTestFinished(() => {
    actions.stop();
  });
  drawn(
    <ShopAround>
      <TicketActions actions={actions} />
    </ShopAround>,
  );
  actions.send({ type: 'all.chosen' });
  actions.send({ type: 'deal.asked', action: 'return' });
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog).toBeVisible();
  return dialog;
};

const readAnew = granted(bookedPair('returned', 'returned'));
const confirm = 'İade et: ₺832,00';

test('[S-18] every amount of a return stands by its own name, and the button names what comes back', async () => {
  const dialog = await returning({ performed: granted(deal), read: readAnew });
  const facts = [...dialog.element().querySelectorAll('dl > div')].map((fact) => plain(fact.textContent));
  expect(facts).toEqual([
    `${say('actions.paid')}₺930,00`,
    `${say('actions.deducted')}₺93,00`,
    `${say('actions.in-money')}₺612,00`,
    `${say('actions.in-open-ticket')}₺220,00`,
    `${say('actions.lost-open')}₺5,00`,
  ]);
  expect(plain(dialog.element().textContent)).toContain(`${say('actions.total')} ₺832,00`);
  await expect.element(dialog.getByRole('button', { name: confirm, exact: true })).toBeVisible();
});

test('[S-18] [E-09] that the amount has changed since is said beside the new one, before it is meant again', async () => {
  const dialog = await returning({ performed: refused('amount-differs'), read: readAnew });
  const differs = dialog.getByText(say('actions.differs'));
  expect(differs.elements()).toEqual([]);
  await dialog.getByRole('button', { name: confirm, exact: true }).click();
  await expect.element(differs).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: confirm, exact: true })).toBeVisible();
});

test.each([
  ['could not be read anew', refused('too-many-tries'), 'done.unread', 1],
  ['was read anew', readAnew, 'done.read', 0],
] as const)('[S-18] the receipt of a return whose booking %s says so', async (_, read, status, notices) => {
  const dialog = await returning({ performed: granted(deal), read });
  await dialog.getByRole('button', { name: confirm, exact: true }).click();
  await expect.element(page.getByText(say('actions.return.done'))).toBeVisible();
  const panel = document.querySelector('[data-flow=ticket-actions]');
  await expect.poll(() => panel?.getAttribute('data-state')).toBe(status);
  expect(page.getByText(say('actions.unread')).elements()).toHaveLength(notices);
});

test('[S-14] what the tickets of a reservation cost is told with the hour it holds until, and by the button', async () => {
  const until = reservedForAnHour.deadline;
  const option = drawnOption({
    simulateSale: fromPromise(() => Promise.resolve<OfferAnswer>(granted({ price: 123_400, until }))),
  });
  option.send({ type: 'sale.asked' });
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByRole('button', { name: '₺1.234,00 öde', exact: true })).toBeVisible();
  const message = 'Biletlerin toplamı ₺1.234,00. Ödemeyi 21.11.26 13:00 tarihine kadar yapabilirsiniz.';
  expect(plain(dialog.element().textContent)).toContain(message);
});

test('[R-28] [S-20] before a rental is cancelled it is told what comes back and what is kept, each by its name', async () => {
  const machine = rentalReservationMachine.provide({
    actors: {
      viewRental: fromPromise(() => Promise.resolve<ViewAnswer>(granted(rentedLater))),
      quoteRefund: fromPromise(() =>
        Promise.resolve<RefundAnswer>(granted({ deduction: 300_000, refund: 600_000 })),
      ),
    },
  });
  const flow = createActor(machine, { input: { code: '', number: rentedLater.number } }).start();
  onTestFinished(() => {
    flow.stop();
  });
  drawn(
    <ShopAround>
      <RentalReservation flow={flow} />
    </ShopAround>,
  );
  await expect.poll(() => flow.getSnapshot().can({ type: 'cancellation.asked' })).toBe(true);
  flow.send({ type: 'cancellation.asked' });
  const dialog = page.getByRole('alertdialog');
  const name = 'İptal et: ₺6.000,00 iade';
  await expect.element(dialog.getByRole('button', { name, exact: true })).toBeVisible();
  expect(plain(dialog.element().textContent)).toContain('İade tutarı: ₺6.000,00. Kesinti: ₺3.000,00.');
});
