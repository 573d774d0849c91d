import { SeatChoice } from './seat-choice.tsx';
import { SeatsGone } from './seats-gone.tsx';

/** What comes in one file: seats are lost long after the page has come. */
export const seatParts = { SeatChoice, SeatsGone };
