import type { SnapshotFrom } from 'xstate';
import type { ContactDraft, PassengerDraft } from '#domain/passenger/passenger-draft.ts';
import type { HeldSeat } from '#domain/seat/held-seat.ts';
import { noContact } from '#machines/booking/booking.model.ts';
import type { BookingActor } from '#panels/shop.ts';

type Snapshot = SnapshotFrom<BookingActor>;

/** What is read as long as there is no booking. */
export const nobody: readonly PassengerDraft[] = [];
export const noSeats: readonly HeldSeat[] = [];
export const unreached: ContactDraft = noContact;

export const keptSeatsOf = ({ context }: Snapshot) => context.seats;
export const mayCorrect = (snapshot: Snapshot) =>
  snapshot.can({ type: 'passengers.corrected', passengers: nobody, contact: unreached });
