import { expect, onTestFinished, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { Deal } from '#domain/booking/ticket-deal.ts';
import { granted } from '#domain/values/answer.ts';
import { bookedPair, startsAt } from '#machines/samples/booked-sample.ts';
import { ticketActionsMachine } from '#machines/ticket-actions/ticket-actions.machine.ts';
import type { DealAnswer, ReadAnswer } from '#machines/ticket-actions/ticket-actions.model.ts';
import type { TicketActionsPorts } from '#machines/ticket-actions/ticket-actions.ports.ts';

const held = bookedPair('valid', 'used');
const returned = bookedPair('returned', 'used');
const deal: Deal = { action: 'return', tickets: [], total: 0 };

const dealt = async (): Promise<DealAnswer> => granted(deal);

const broken = () => Promise.reject(new Error('No answer.'));

/** The only ticket was returned; the booking is read as it is answered then. */
const returning = async (read: () => Promise<Reservation>) => {
  const actors: Pick<TicketActionsPorts, 'deductionEnd' | 'loadBooking' | 'performDeal' | 'simulateDeal'> = {
    simulateDeal: fromPromise(dealt),
    performDeal: fromPromise(dealt),
    loadBooking: fromPromise(async (): Promise<ReadAnswer> => granted(await read())),
    deductionEnd: fromPromise(() => new Promise(() => undefined)),
  };
  const actions = createActor(ticketActionsMachine.provide({ actors }), {
    input: { booking: held, now: startsAt },
  }).start();
  onTestFinished(() => {
    actions.stop();
  });
  actions.send({ type: 'deal.asked', action: 'return' });
  await waitFor(actions, (snapshot) => snapshot.matches('reviewing'));
  actions.send({ type: 'deal.confirmed', key: 'k-1' });
  await waitFor(actions, (snapshot) => snapshot.matches('done'));
  return actions;
};

test('[S-18] [E-09] whoever closes the receipt before the booking is read sees no ticket that was returned as one that holds', async () => {
  const answers = [broken, broken, async () => returned];
  const actions = await returning(() => answers.shift()?.() ?? broken());
  const unread = () => waitFor(actions, (snapshot) => snapshot.matches({ done: 'unread' }));
  await unread();
  actions.send({ type: 'receipt.closed' });
  expect((await unread()).context.deal).toEqual(deal);
  actions.send({ type: 'receipt.closed' });
  const { context } = await waitFor(actions, (snapshot) => !snapshot.matches('done'));
  expect([context.booking, context.deal, context.refusal]).toEqual([returned, null, null]);
});

test('[S-18] the receipt that is closed while the booking is being read waits for it', async () => {
  const heard = new EventTarget();
  const actions = await returning(
    () => new Promise((resolve) => heard.addEventListener('read', () => resolve(returned))),
  );
  expect(actions.getSnapshot().value).toEqual({ done: 'reading' });
  actions.send({ type: 'receipt.closed' });
  expect(actions.getSnapshot().matches('done')).toBe(true);
  heard.dispatchEvent(new Event('read'));
  const { value, context } = await waitFor(actions, (snapshot) => !snapshot.matches('done'));
  expect([value, context.booking]).toEqual(['closed', returned]);
});

test('[S-18] a booking that has changed elsewhere is read anew beside its receipt', async () => {
  const answers = [held, returned];
  const actions = await returning(async () => answers.shift() ?? returned);
  await waitFor(actions, (snapshot) => snapshot.matches({ done: 'read' }));
  actions.send({ type: 'booking.asked' });
  const { context } = await waitFor(actions, (snapshot) => snapshot.context.booking === returned);
  expect(context.deal).toEqual(deal);
});
