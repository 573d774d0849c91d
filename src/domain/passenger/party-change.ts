import type { HeldSeat } from '#domain/seat/held-seat.ts';
import type { PassengerDraft } from './passenger-draft.ts';

/** Somebody of the party who travels as somebody else; no draft is a pet that is left at home. */
export type PassengerChange = {
  readonly passenger: number;
  readonly draft: PassengerDraft | null;
  /** All the party holds: what the change costs is told from it. */
  readonly held: readonly HeldSeat[];
};

type Change = Pick<PassengerChange, 'draft' | 'passenger'>;

/** Whoever stands behind one that left moves up. */
const movedUp = (passenger: number, left: number): number => (passenger > left ? passenger - 1 : passenger);

const withoutOne = (party: readonly PassengerDraft[], left: number): readonly PassengerDraft[] =>
  party
    .filter((_, index) => index !== left)
    .map((draft) => {
      const { dependsOn } = draft;
      const main = dependsOn === null || dependsOn === left ? null : movedUp(dependsOn, left);
      return { ...draft, dependsOn: main };
    });

export const partyAfter = (
  party: readonly PassengerDraft[],
  { passenger, draft }: Change,
): readonly PassengerDraft[] =>
  draft === null ? withoutOne(party, passenger) : party.with(passenger, draft);

/** The seats a change costs. */
export const seatsLostBy = (
  held: readonly HeldSeat[],
  { passenger }: Pick<Change, 'passenger'>,
): readonly HeldSeat[] => held.filter((seat) => seat.passenger === passenger);

/** The seats that stay, each with whom they belong to afterwards. */
export const seatsAfter = (held: readonly HeldSeat[], { passenger, draft }: Change): readonly HeldSeat[] =>
  held
    .filter((seat) => seat.passenger !== passenger)
    .map((seat) => (draft === null ? { ...seat, passenger: movedUp(seat.passenger, passenger) } : seat));

/** Seats of another trip are held with another party. */
export const anotherParty = (party: string): string => {
  const [, stem = party, count = '0'] = /^(.*)\.(\d+)$/.exec(party) ?? [];
  return `${stem}.${Number(count) + 1}`;
};

type Seatable = Pick<PassengerDraft, 'gender' | 'tariff'>;

/** A seat is held for a gender and a tariff: whoever travels as another gives it back. */
export const travelsAsAnother = (before: Seatable, after: Seatable): boolean =>
  after.gender !== before.gender || after.tariff !== before.tariff;
