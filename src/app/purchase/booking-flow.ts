import type { RegisteredRouter } from '@tanstack/react-router';
import { createActor, type InspectionEvent } from 'xstate';
import { bookingMark } from '#app/browser/kept-marks.ts';
import { live } from '#app/browser/live.ts';
import { yieldToMain } from '#app/browser/yield-to-main.ts';
import { frontBooking } from '#app/keeping/front-booking.ts';
import { keptBooking, readKeptBooking } from '#app/keeping/keep-booking.ts';
import { type KeptBefore, keepUp } from '#app/keeping/keeping.ts';
import { keepingCallsOver } from '#app/keeping/keeping-calls-over.ts';
import { restartDelays } from '#app/keeping/restart-delays.ts';
import { bookingCallsOf } from '#app/ports/bookings.ts';
import { extrasCallsOf } from '#app/ports/tickets.ts';
import { hear } from '#app/reporting/facts.ts';
import { type Recorder, recorderBy } from '#app/reporting/recorder.ts';
import { type About, reportRecordingOf } from '#app/reporting/report-recording.ts';
import { listPathNow, wordingOf } from '#app/routing/booking-address.ts';
import type { Steering } from '#app/routing/steering.ts';
import { type OwnAddress, ownAddressOf } from '#domain/shop/own-address.ts';
import type { KeepingCalls } from '#gateway/bookings/keeping-calls.ts';
import { lacksList } from '#machines/booking/booking.selectors.ts';
import type { BookingActor, SessionActor } from '#panels/shop.ts';
import { notifyReturned, onceHeard, watchReturns } from './bank-return.ts';
import { bookingInput } from './booking-input.ts';
import { bookingPlugged, type Plugging } from './booking-machine.ts';
import { noteKept } from './ended-before.ts';
import { isAnotherBooking } from './is-another-booking.ts';
import { notifyPayer } from './notify-payer.ts';
import { withoutBooking } from './without-flow.ts';

export type Surroundings = Plugging & {
  readonly router: RegisteredRouter;
  readonly steering: Steering;
  readonly session: SessionActor;
};

const noop = () => undefined;

/** Where the tab keeps what the flow went through. */
const recordedShelf = 'recorded';

const aboutOf = (booking: BookingActor): About => ({
  locator: booking.getSnapshot().context.booking?.locator ?? null,
});

/** Whoever has the tickets in front of them is not led back to where they are paid for. */
const showsTickets = ({ state }: RegisteredRouter): boolean => {
  const shown = state.matches.at(-1);
  return shown?.staticData.place === 'payment-result' && typeof shown.loaderData === 'string';
};

const begun = async (
  { snapshot, kept }: KeptBefore,
  here: OwnAddress | null,
  { gateway, clock, language }: Plugging,
  recorder: Recorder,
): Promise<BookingActor> => {
  const calls = bookingCallsOf({ gateway, clock, language });
  const keptInput = snapshot === null ? kept : null;
  const input = await bookingInput({
    here,
    kept: keptInput,
    calls,
    extras: extrasCallsOf(gateway),
    now: clock.now(),
  });
  await yieldToMain();
  const machine = bookingPlugged({ gateway, clock, language });
  await yieldToMain();
  const inspect = (event: InspectionEvent) => {
    hear(event);
    recorder.hear(event);
  };
  return createActor(machine, { input, inspect, ...(snapshot !== null && { snapshot }) });
};

/** The flow in front, from where it was left or from what the address says. There is one in a browser. */
export const beginBooking = async (surroundings: Surroundings): Promise<void> => {
  const { router, steering, session, gateway, clock } = surroundings;
  const again = () => void beginBooking(surroundings).catch(() => withoutBooking.say('not-loaded'));
  let leave = noop;
  const isInFront = frontBooking.begins(() => {
    leave();
    again();
  });
  const hereNow = () => ownAddressOf(router.state.location.href);
  const calls: KeepingCalls = keepingCallsOver(gateway, bookingMark);
  withoutBooking.say('coming');
  const kept = await readKeptBooking(calls).catch(() => null);
  if (!isInFront()) return;
  if (kept === null) {
    withoutBooking.say('not-reached', again);
    return;
  }
  const here = hereNow();
  const before = isAnotherBooking(kept.snapshot, here) ? { ...kept, snapshot: null, kept: null } : kept;
  const recorder = recorderBy(clock.now, recordedShelf);
  const booking = await begun(before, here, surroundings, recorder);
  if (!isInFront()) return;
  booking.start();
  if (before.snapshot !== null) {
    restartDelays(booking);
    noteKept(booking);
  }
  notifyReturned(booking, here);
  if (lacksList(booking.getSnapshot())) booking.send({ type: 'list.asked' });
  steering.follow(booking, 'in-front', wordingOf(booking, clock.now));
  const following = [
    reportRecordingOf(booking, () => aboutOf(booking), recorder, document),
    watchReturns(booking, hereNow),
    session.subscribe(() => notifyPayer(booking, session)),
    booking.subscribe((snapshot) => {
      if (lacksList(snapshot)) booking.send({ type: 'list.asked' });
      const address = hereNow();
      const path = address && listPathNow(snapshot, address);
      if (path !== null) void router.navigate({ href: path, replace: true });
    }),
  ];
  leave = () => {
    for (const each of following) each.unsubscribe();
    booking.stop();
    live.start({ booking: null });
  };
  notifyPayer(booking, session);
  keepUp(booking, keptBooking, calls, before, {
    continuedElsewhere: () => {
      withoutBooking.say('continued-elsewhere', again);
      leave();
    },
    failed: noop,
  });
  live.start({ booking });
  onceHeard(booking, here, () => {
    const asked = isInFront() && !showsTickets(router) ? hereNow() : null;
    const instead = asked && steering.ask(asked);
    if (instead !== null) void router.navigate({ href: instead, replace: true });
  });
};
