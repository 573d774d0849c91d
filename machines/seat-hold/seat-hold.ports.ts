import type { HeldSeat, WantedSeat } from '#domain/seat/held-seat.ts';
import { type Deadline, deadline } from '#machines/kit/flow/deadline.ts';
import { type Port, unplugged } from '#machines/kit/flow/port.ts';
import type { ExtensionAnswer, HoldAnswer } from './seat-hold.model.ts';

export type SeatHoldPorts = {
  /** Gives all that the party holds afterwards. What a new seat stands in for is given back once the new one is held. */
  holdSeats: Port<
    HoldAnswer,
    {
      readonly wanted: readonly WantedSeat[];
      readonly held: readonly HeldSeat[];
      readonly party: string;
    }
  >;
  returnSeats: Port<null, { readonly seats: readonly HeldSeat[] }>;
  extendHold: Port<ExtensionAnswer, { readonly seats: readonly HeldSeat[] }>;
  holdEnd: Deadline;
  waitingEnd: Deadline;
};

export const seatHoldPorts: SeatHoldPorts = {
  holdSeats: unplugged(),
  returnSeats: unplugged(),
  extendHold: unplugged(),
  holdEnd: deadline,
  waitingEnd: deadline,
};
