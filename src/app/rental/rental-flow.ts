import { createActor, type InspectionEvent } from 'xstate';
import { rentalMark } from '#app/browser/kept-marks.ts';
import { live } from '#app/browser/live.ts';
import { beginsRental } from '#app/browser/purchase-wanted.ts';
import { yieldToMain } from '#app/browser/yield-to-main.ts';
import {
  type Keepable,
  type KeptBefore,
  keepUp,
  mayBeKept,
  nothingKept,
  readKept,
} from '#app/keeping/keeping.ts';
import { keepingCallsOver } from '#app/keeping/keeping-calls-over.ts';
import { restartDelays } from '#app/keeping/restart-delays.ts';
import { carRentalOver } from '#app/ports/rentals.ts';
import { notifyReturned, onceHeard, watchReturns } from '#app/purchase/bank-return.ts';
import type { Surroundings } from '#app/purchase/booking-flow.ts';
import { notifyPayer } from '#app/purchase/notify-payer.ts';
import { paymentPlugged } from '#app/purchase/payment-machine.ts';
import { withoutRental } from '#app/purchase/without-flow.ts';
import { hear } from '#app/reporting/facts.ts';
import { type Recorder, recorderBy } from '#app/reporting/recorder.ts';
import { reportRecordingOf } from '#app/reporting/report-recording.ts';
import { barePathOf, type Wording } from '#app/routing/steering.ts';
import { enteredRentalIn } from '#contract/rentals/kept-rental.ts';
import { ownAddressOf } from '#domain/shop/own-address.ts';
import { rentalAddressNames, rentalResultAddress } from '#domain/shop/rental-addresses.ts';
import { parseRentalNumber } from '#domain/values/rental-number.ts';
import type { KeepingCalls } from '#gateway/bookings/keeping-calls.ts';
import { carRentalMachine } from '#machines/car-rental/car-rental.machine.ts';
import { type CarRental, keptOf } from '#machines/car-rental/car-rental.model.ts';
import type { RentalActor } from '#panels/shop.ts';
import { aboutRental } from './about-rental.ts';
import { isAnotherRental } from './is-another-rental.ts';

const keptRental: Keepable<CarRental['context']> = {
  flow: 'car-rental',
  machine: carRentalMachine,
  kept: keptOf,
  extent: 'whole',
};

/** How long the page waits to learn where the reader stood, in milliseconds. */
const timeout = 12_000;

/** Where the tab keeps what the flow went through. */
const recordedShelf = 'recorded-rental';

const noop = () => undefined;

/** What is longer is no number of a rental, and is told by its beginning. */
const longestNumber = 20;

const numberIn = (path: string): string =>
  parseRentalNumber(new URLSearchParams(path.split('?')[1]).get(rentalAddressNames.number) ?? '').slice(
    0,
    longestNumber,
  );

/** What this browser kept of a rental. A browser that kept none asks nobody. */
const readKeptRental = (calls: KeepingCalls): Promise<KeptBefore> =>
  mayBeKept(keptRental.flow, rentalMark)
    ? readKept(keptRental, calls, AbortSignal.timeout(timeout))
    : Promise.resolve(nothingKept);

const begun = (
  { snapshot, kept }: KeptBefore,
  number: string,
  { gateway, clock }: Pick<Surroundings, 'clock' | 'gateway'>,
  recorder: Recorder,
): RentalActor =>
  createActor(
    carRentalMachine.provide({
      actors: { ...carRentalOver(gateway, clock), payment: paymentPlugged(gateway, clock) },
    }),
    {
      input: { payer: 'guest', number, now: clock.now(), kept: enteredRentalIn(kept) },
      inspect: (event: InspectionEvent) => {
        hear(event);
        recorder.hear(event);
      },
      ...(snapshot !== null && { snapshot }),
    },
  );

const wordingOf = (rental: RentalActor): Wording => ({
  notify: noop,
  holds: () => false,
  pathOf: (screen) =>
    screen === 'rental-result'
      ? rentalResultAddress(rental.getSnapshot().context.order.number)
      : barePathOf(screen),
  shows: ({ name }) => beginsRental(name),
});

/** The way to a car, from where it was left or from what the address says. There is one in a page. */
export const beginRental = async (surroundings: Surroundings): Promise<void> => {
  const { router, steering, session, gateway, clock } = surroundings;
  const again = () => void beginRental(surroundings).catch(() => withoutRental.say('not-loaded'));
  const hereNow = () => ownAddressOf(router.state.location.href);
  const calls = keepingCallsOver(gateway, rentalMark);
  withoutRental.say('coming');
  const found = await readKeptRental(calls).catch(() => null);
  if (found === null) {
    withoutRental.say('not-reached', again);
    return;
  }
  const here = hereNow();
  const number = here?.name === 'rental-result' ? numberIn(here.path) : '';
  const before = isAnotherRental(found.snapshot, number) ? { ...found, snapshot: null, kept: null } : found;
  await yieldToMain();
  const recorder = recorderBy(clock.now, recordedShelf);
  const rental = begun(before, number, surroundings, recorder);
  rental.start();
  if (before.snapshot !== null) restartDelays(rental);
  notifyReturned(rental, here);
  steering.follow(rental, 'in-front', wordingOf(rental));
  const following = [
    reportRecordingOf(rental, () => aboutRental(rental), recorder, document),
    watchReturns(rental, hereNow),
    session.subscribe(() => notifyPayer(rental, session)),
  ];
  notifyPayer(rental, session);
  keepUp(rental, keptRental, calls, before, {
    continuedElsewhere: () => {
      for (const each of following) each.unsubscribe();
      rental.stop();
      live.start({ rental: null });
      withoutRental.say('continued-elsewhere', again);
    },
    failed: noop,
  });
  live.start({ rental });
  onceHeard(rental, here, () => {
    const asked = hereNow();
    const instead = asked && steering.ask(asked);
    if (instead !== null) void router.navigate({ href: instead, replace: true });
  });
};
