import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import { heldTicketsOf } from '#domain/booking/held-tickets.ts';
import type { BookedTicket, Reservation } from '#domain/booking/reservation.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { hour } from '#domain/values/durations.ts';
import type { FareFamily } from '#domain/values/fare-family.ts';
import { bookedPair, startsAt } from '#machines/samples/booked-sample.ts';
import { ticketActionsMachine } from '#machines/ticket-actions/ticket-actions.machine.ts';
import type { ReadAnswer } from '#machines/ticket-actions/ticket-actions.model.ts';
import { TicketActions } from '#panels/ticket-actions/ticket-actions.tsx';
import { drawn, wordsOf } from '../drawn.tsx';

const { say } = wordsOf('tr');

const machine = ticketActionsMachine.provide({
  actors: { deductionEnd: fromPromise(() => new Promise<void>(() => undefined)) },
});

/** One valid ticket beside one that was returned. */
const bookingOf = (more: Partial<BookedTicket>): Reservation => {
  const booking = bookedPair('valid', 'returned');
  return {
    ...booking,
    passengers: booking.passengers.map((passenger, ordinal) =>
      ordinal > 0
        ? passenger
        : {
            ...passenger,
            tickets: passenger.tickets.map((way) => way.map((each) => ({ ...each, ...more }))),
          },
    ),
  };
};

const actionNames = ['actions.change', 'actions.return', 'actions.convert'] as const;

/** What is read of the ticket, and of each deed: its steps, and why it rests. */
const readOf = (booking: Reservation, now: number) => {
  const actions = createActor(machine, { input: { booking, now } }).start();
  onTestFinished(() => {
    actions.stop();
  });
  drawn(<TicketActions actions={actions} />);
  const [first] = heldTicketsOf(booking);
  const ticket = document.getElementById(`act-on-${first?.ticket.number}`);
  const hint = (ticket?.getAttribute('aria-describedby') ?? '').split(' ')[0] ?? '';
  return {
    ticket: document.getElementById(hint)?.textContent,
    actions: actionNames.map((action) => {
      const button = page.getByRole('button', { name: say(action), exact: true }).element();
      const within = button.closest('li');
      return [
        button.getAttribute('aria-disabled') ?? 'may',
        ...[...(within?.querySelectorAll('ul li') ?? [])].map((step) => step.textContent),
      ];
    }),
  };
};

const standart = [
  ['may', '28.11.26 11:00 tarihine kadar değişiklik ücreti ₺21,00.'],
  [
    'may',
    '27.11.26 12:00 tarihine kadar iade tutarı ₺837,00.',
    '28.11.26 11:00 tarihine kadar iade tutarı ₺744,00.',
  ],
  [
    'may',
    '27.11.26 12:00 tarihine kadar açık bilet değeri ₺930,00.',
    '28.11.26 11:00 tarihine kadar açık bilet değeri ₺837,00.',
  ],
];

const flex = [
  ['may', '28.11.26 11:45 tarihine kadar değişiklik ücretsiz.'],
  ['may', '28.11.26 11:45 tarihine kadar iade tutarı ₺837,00.'],
  ['may', '28.11.26 11:45 tarihine kadar açık bilet değeri ₺930,00.'],
];

const departure = startsAt + 7 * 24 * hour;
const placeText = '28.11.26 12:00, koltuk 12A';
const tooLateText =
  'Kalkışa az kaldı: değişiklik, iade ve açık bilete çevirme 28.11.26 11:00 tarihinde sona erdi';
const rests = [['true'], ['true'], ['true']];

test.each<[string, FareFamily, number, number, string, readonly (readonly string[])[]]>([
  ['a week before', 'STANDART', 7 * 24, 1, `${placeText}, 2 değişiklik hakkı kaldı`, standart],
  ['in the last hour of a flexible ticket', 'FLEX', 1, 0, `${placeText}, 3 değişiklik hakkı kaldı`, flex],
  [
    'after three changes',
    'STANDART',
    7 * 24,
    3,
    `${placeText}, değişiklik hakkı kalmadı`,
    [['true'], ...standart.slice(1)],
  ],
  ['in the last hour', 'STANDART', 0.9, 0, tooLateText, rests],
])(
  '[S-18] [K-04] %s, it is told what may be done with a ticket, until when and for how much, before it is asked for',
  (_, family, hours, changes, ticket, facts) => {
    const booking = bookingOf({ family, changes });
    expect(readOf(booking, departure - hours * hour)).toEqual({ ticket, actions: facts });
  },
);

const reading = () => {
  const booking = bookingOf({});
  const waiting: ((answer: ReadAnswer) => void)[] = [];
  const actions = createActor(
    machine.provide({
      actors: {
        loadBooking: fromPromise<ReadAnswer, { readonly locator: string }>(
          () => new Promise((resolve) => void waiting.push(resolve)),
        ),
      },
    }),
    { input: { booking, now: departure - 24 * hour } },
  ).start();
  onTestFinished(() => {
    actions.stop();
  });
  drawn(<TicketActions actions={actions} />);
  const read = async (answer: ReadAnswer) => {
    await page.getByRole('button', { name: say('actions.read'), exact: true }).click();
    await expect.element(page.getByRole('button', { name: say('actions.reading') })).toBeVisible();
    waiting.pop()?.(answer);
    await expect.element(page.getByRole('button', { name: say('actions.read'), exact: true })).toBeVisible();
  };
  return { booking, actions, read, reply: page.getByText(say('actions.fresh'), { exact: true }) };
};

test('whoever reads the booking anew is told beside what they pressed that it was', async () => {
  const { booking, read, reply } = reading();
  expect(reply.elements()).toEqual([]);
  await read(granted(booking));
  await expect.element(reply).toBeVisible();
  expect(reply.element().getAttribute('role')).toBe('status');
});

test('what was not read is not called so, neither at once nor once something else is chosen', async () => {
  const { booking, actions, read, reply } = reading();
  await read(refused('booking-not-found'));
  const [first] = heldTicketsOf(booking);
  actions.send({ type: 'ticket.toggled', number: first?.ticket.number ?? '' });
  await expect.element(page.getByText(say('actions.refused'))).not.toBeInTheDocument();
  expect(reply.elements()).toEqual([]);
});
