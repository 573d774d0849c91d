import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import { bookingEventActions } from '#domain/booking/booking-events.ts';
import { bookingStatuses } from '#domain/booking/booking-status.ts';
import { plainHistory, weekUntil } from '#domain/booking/history-view.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import { languages } from '#domain/values/language.ts';
import { bookingEventIds } from '#i18n/booking-event-ids.ts';
import { bookingStatusIds } from '#i18n/booking-status-ids.ts';
import { submissionOf } from '#machines/kit/submission/submission.machine.ts';
import { type HistoryRead, type HistoryRefusal, refusalWords } from '#panels/history/history.flow.ts';
import { BookingCard } from '#panels/ticket-card/booking-card.tsx';
import { FoundBookings } from '#screens/my-tickets/found-bookings.tsx';
import { MyTickets } from '#screens/my-tickets/my-tickets.tsx';
import { boughtAt, boughtBooking } from '#test/support/bought-booking.ts';
import { axeInPage } from '../support/views/axe-in-page.ts';
import { NoActions } from '../support/views/no-actions.tsx';
import { drawn, wordsOf } from './drawn.tsx';
import { ShopAround } from './shop-around.tsx';

const fields = { member: 1001 };
const asked = { type: 'form.submitted', fields, key: 'k-1', at: 0 } as const;

const shown = (
  language: (typeof languages)[number],
  ask: () => Promise<Answer<readonly Reservation[], HistoryRefusal>>,
  isWhole = false,
) => {
  const machine = submissionOf<typeof fields, readonly Reservation[], HistoryRefusal>().provide({
    actors: { sendForm: fromPromise(ask), waitingEnd: fromPromise(() => Promise.race<void>([])) },
  });
  const form = createActor(machine, { input: { fields } }).start();
  onTestFinished(() => {
    form.stop();
  });
  drawn(
    <ShopAround>
      <main>
        <h1>·</h1>
        <h2>·</h2>
        <FoundBookings form={form} onAsk={() => form.send(asked)} isWhole={isWhole} Actions={NoActions} />
      </main>
    </ShopAround>,
    language,
  );
  form.send(asked);
};

describe.each(languages)('%s', (language) => {
  const { say } = wordsOf(language);

  test.each(['document-not-found', 'range-too-wide', 'range-wrong', 'sign-in-needed'] as const)(
    '[R-09] why a list is not shown is said in words: %s',
    async (refusal) => {
      shown(language, async () => refused(refusal));
      await expect.element(page.getByText(say(refusalWords[refusal]), { exact: true })).toBeVisible();
      expect(await axeInPage()).toEqual([]);
    },
  );

  test('[R-09] a list that was not reached is asked for again', async () => {
    const ask = vi.fn<() => Promise<Answer<readonly Reservation[], HistoryRefusal>>>();
    ask.mockRejectedValueOnce(new Error('nobody answers')).mockResolvedValueOnce(granted([boughtBooking]));
    shown(language, ask);
    await expect.element(page.getByText(say('history.not-reached.text'), { exact: true })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: say('history.ask-again') }));
    await expect.element(page.getByText(boughtBooking.locator, { exact: true }).first()).toBeVisible();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('[R-09] an empty list says so and leads on', async () => {
    shown(language, async () => granted([]));
    await expect.element(page.getByText(say('history.none'), { exact: true })).toBeVisible();
    expect(page.getByText(say('history.count', { count: 0 }), { exact: true }).elements()).toEqual([]);
    const ways = page
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href'));
    expect(ways).toEqual(['/', '/bilet-arama']);
    expect(await axeInPage()).toEqual([]);
  });

  test('[R-09] a list of all that holds says so, with and without anything in it', async () => {
    shown(language, async () => granted([boughtBooking]), true);
    await expect.element(page.getByText(say('history.whole'), { exact: true })).toBeVisible();
    shown(language, async () => granted([]), true);
    await expect.element(page.getByText(say('history.whole.none'), { exact: true })).toBeVisible();
  });

  test('[S-16] each standing of a booking and each thing that happened to it is said in words', async () => {
    const events = [...bookingEventActions, 'sealed'].map((action, minute) => ({
      action,
      at: boughtAt + minute * 60_000,
      ticket: null,
    }));
    drawn(
      <ShopAround>
        <main>
          <h1>·</h1>
          <h2>·</h2>
          {bookingStatuses.map((status) => (
            <BookingCard key={status} booking={{ ...boughtBooking, locator: status, status, events }}>
              <button type="button">{`slot ${status}`}</button>
            </BookingCard>
          ))}
        </main>
      </ShopAround>,
      language,
    );
    const cards = page
      .getByRole('article')
      .elements()
      .filter((card) => card.querySelector('article') !== null);
    expect(cards.map((card) => card.querySelector('h3 + span')?.textContent)).toEqual(
      bookingStatuses.map((status) => say(bookingStatusIds[status])),
    );
    const slots = page.getByRole('button', { name: /^slot / }).elements();
    expect(slots.map((slot) => slot.textContent)).toEqual(bookingStatuses.map((status) => `slot ${status}`));
    for (const summary of document.querySelectorAll('summary')) summary.click();
    const texts = [...(cards[0]?.querySelectorAll('ol > li') ?? [])].map(
      (item) => item.lastChild?.textContent,
    );
    expect(texts).toEqual([
      ...bookingEventActions.map((action) => say(bookingEventIds[action])),
      say('booking.event.other'),
    ]);
    expect(await axeInPage()).toEqual([]);
  });
});

const today = '2026-11-23';
const days = weekUntil(today);
const read: HistoryRead = {
  view: plainHistory,
  days,
  named: null,
  entered: { first: '17.11.2026', last: '23.11.2026' },
  problems: [],
  today,
};

const pageOf = (of: HistoryRead, onDays = vi.fn<() => void>()) => (
  <ShopAround place="my-tickets">
    <main>
      <MyTickets read={of} onDays={onDays}>
        <p>·</p>
      </MyTickets>
    </main>
  </ShopAround>
);

const waysTo = (of: HistoryRead): readonly (readonly [string | null, string | null])[] => {
  drawn(pageOf(of));
  return [...document.querySelectorAll('form a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
};

describe('[V-22] the days of a list', () => {
  const { say } = wordsOf('tr');
  const [first, last] = ['history-first', 'history-last'].map((id) => () => {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLInputElement)) throw new Error(`There is no ${id}.`);
    return field;
  });

  test('another address writes its days into the fields, and what was wrong is forgotten', async () => {
    const onDays = vi.fn<() => void>();
    const { redraw } = drawn(pageOf(read, onDays));
    await userEvent.fill(page.elementLocator(last?.() ?? document.body), 'dün');
    await userEvent.click(page.getByRole('button', { name: say('history.show') }));
    expect([last?.().getAttribute('aria-invalid'), last?.().value, onDays.mock.calls]).toEqual([
      'true',
      'dün',
      [],
    ]);
    await expect.element(page.getByRole('alert').first()).toHaveFocus();
    redraw(pageOf({ ...read, entered: { first: '10.11.2026', last: '16.11.2026' } }, onDays));
    expect([first?.().value, last?.().value]).toEqual(['10.11.2026', '16.11.2026']);
    expect(last?.().getAttribute('aria-invalid')).not.toBe('true');
  });

  test('without days everything that holds is shown, and the last week is a link away', () => {
    const ways = waysTo({ ...read, entered: { first: '', last: '' } });
    expect([ways, first?.().value, last?.().value]).toEqual([
      [[say('history.week.last'), '/biletlerim-rezervasyonlarim?ilk=2026-11-17&son=2026-11-23']],
      '',
      '',
    ]);
  });

  test('from named days a link leads back to everything that holds', () => {
    const named = { first: '2026-11-10', last: '2026-11-16' };
    expect(waysTo({ ...read, days: named, named })).toEqual([
      [say('history.week.before'), '/biletlerim-rezervasyonlarim?ilk=2026-11-03&son=2026-11-09'],
      [say('history.week.after'), '/biletlerim-rezervasyonlarim?ilk=2026-11-17&son=2026-11-23'],
      [say('history.whole.show'), '/biletlerim-rezervasyonlarim'],
    ]);
  });

  test('days that stand the rules are told as they are', async () => {
    const onDays = vi.fn<() => void>();
    drawn(pageOf(read, onDays));
    await userEvent.fill(page.elementLocator(last?.() ?? document.body), '۱۴۰۵/۰۹/۰۱');
    await userEvent.click(page.getByRole('button', { name: say('history.show') }));
    expect(onDays.mock.calls).toEqual([[{ first: '2026-11-17', last: '2026-11-22' }]]);
  });
});
