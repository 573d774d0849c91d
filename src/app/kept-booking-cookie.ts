import { keptFor } from '#domain/kept-flow.ts';
import { cookies } from '#gateway/cookies.ts';

/** Says that this browser has a booking to be recalled, so that no other asks. It outlives the browser's closing. */
const name = 'kept-booking';
const second = 1_000;

export const hasKeptBooking = (): boolean => cookies.read(name) !== null;

export const noteKeptBooking = (): void => cookies.write(name, 'kept', keptFor / second);

export const forgetKeptBooking = (): void => cookies.write(name, '', 0);
