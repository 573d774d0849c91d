import { onTestFinished } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Reservation } from '#domain/booking/reservation.ts';
import { hour } from '#domain/values/durations.ts';
import type { Language } from '#domain/values/language.ts';
import { reservationOptionMachine } from '#machines/reservation-option/reservation-option.machine.ts';
import { reservedPair, startsAt } from '#machines/samples/booked-sample.ts';
import { ReservationOption } from '#panels/reservation-option/reservation-option.tsx';
import { drawn } from '../drawn.tsx';
import { ShopAround } from '../shop-around.tsx';

/** Its option ends in an hour. */
export const reservedForAnHour = reservedPair({
  status: 'active',
  deadline: startsAt + hour,
  departure: startsAt + 100 * hour,
  extensions: 0,
});

type Machine = typeof reservationOptionMachine;
type Drawn = { readonly booking?: Reservation; readonly language?: Language };

/** The panel of that reservation, or of another, whose time stands still. */
export const drawnOption = (
  actors: NonNullable<Parameters<Machine['provide']>[0]['actors']>,
  { booking = reservedForAnHour, language = 'tr' }: Drawn = {},
) => {
  const optionEnd = fromPromise<void, { readonly at: number }>(() => new Promise(() => undefined));
  const machine = reservationOptionMachine.provide({ actors: { optionEnd, ...actors } });
  const option = createActor(machine, { input: { booking } }).start();
  onTestFinished(() => {
    option.stop();
  });
  drawn(
    <ShopAround now={() => startsAt}>
      <ReservationOption option={option} />
    </ShopAround>,
    language,
  );
  return option;
};
