import { keptFor } from '#domain/shop/kept-flow.ts';
import { second } from '#domain/values/durations.ts';
import { cookies } from '#gateway/wire/cookies.ts';
import { beginEra } from './forgotten.ts';

/** Says that this browser keeps a flow, so that no other asks. It outlives the browser's closing. */
const keptMark = (name: string) => ({
  isSet: (): boolean => cookies.read(name) !== null,
  set: (): void => cookies.write(name, 'kept', keptFor / second),
  clear: (): void => cookies.write(name, '', 0),
});

/** What may stand in front, by the names it is kept under. */
const flowsInFront = ['booking', 'car-rental'];

export type KeptMark = ReturnType<typeof keptMark>;

export const bookingMark = keptMark('kept-booking');
export const rentalMark = keptMark('kept-rental');

/** What stood in front is begun by nobody again in this browser. */
export const forgetJourneys = (): void => {
  bookingMark.clear();
  rentalMark.clear();
  beginEra(flowsInFront);
};
