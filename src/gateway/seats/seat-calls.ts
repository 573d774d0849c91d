import { loadSeatMaps } from '#contract/seats/seat-maps.ts';
import {
  type ChosenSeat,
  checkSeatPrices,
  extendSeats,
  findSeatAllocations,
  releaseSeat,
  selectSeat,
} from '#contract/seats/seats.ts';
import { fareFamilyId } from '#contract/wire/fare-family.ts';
import type { HeldSeat, SeatOf, WantedSeat } from '#domain/seat/held-seat.ts';
import type { SeatMap } from '#domain/seat/seat-map.ts';
import type { SeatRefusal } from '#domain/seat/seat-refusal.ts';
import { seatingRounds } from '#domain/seat/seating-rounds.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import type { Gateway } from '#gateway/wire/gateway.ts';

type Train = {
  readonly runId: number;
  readonly from: number;
  readonly to: number;
  readonly leg: number;
  /** Who looks: they are shown the seatmates who agreed to them. */
  readonly party: string | null;
};
type Wish = {
  readonly wanted: readonly WantedSeat[];
  readonly held: readonly HeldSeat[];
  readonly party: string;
};
type Held = { readonly seats: readonly { readonly holdId: string }[] };
type Chosen = Answer<ChosenSeat, SeatRefusal>;
type Unpriced = Omit<HeldSeat, 'amount'>;

const isOf =
  (one: SeatOf) =>
  (other: SeatOf): boolean =>
    one.passenger === other.passenger && one.direction === other.direction && one.leg === other.leg;

const heldAs = (wanted: WantedSeat, { holdId, cabinClass, deadline }: ChosenSeat): Unpriced => ({
  ...wanted,
  holdId,
  cabinClass,
  deadline,
});

const refusalIn = (answers: ReadonlyMap<WantedSeat, Chosen>) =>
  [...answers.values()].find((answer) => !answer.ok);

/** Whatever is asked at the same time is waited for whole, so that nothing is held that nobody knows of. */
const allOf = async <Given>(asked: readonly Promise<Given>[]): Promise<readonly Given[]> => {
  await Promise.allSettled(asked);
  return Promise.all(asked);
};

/** What seats ask of the server. `now` is the server's hour. */
export const seatCallsBy = ({ call }: Gateway, now: () => number) => {
  const returnSeats = async ({ seats }: Held, signal: AbortSignal): Promise<null> => {
    await allOf(seats.map(({ holdId }) => call(releaseSeat, { holdId }, signal)));
    return null;
  };

  const select = (wanted: WantedSeat, party: string, signal: AbortSignal): Promise<Chosen> =>
    call(selectSeat, { ...wanted, party }, signal);

  const priced = async (
    seats: readonly Unpriced[],
    signal: AbortSignal,
  ): Promise<Answer<readonly HeldSeat[], 'price-unknown' | 'seat-taken' | 'tariff-unknown'>> => {
    const seatSelections = seats.map(({ holdId, tariffId, family }) => ({
      allocationId: holdId,
      passengerTypeId: tariffId,
      fareFamilyId: fareFamilyId[family],
    }));
    const answer = await call(checkSeatPrices, { seatSelections }, signal);
    if (!answer.ok) {
      const { refusal } = answer;
      return refused(refusal === 'selection-time-expired' ? 'seat-taken' : refusal, answer.message);
    }
    const { seatPrices } = answer.value;
    return granted(seats.map((seat, index) => ({ ...seat, amount: seatPrices[index]?.amount ?? 0 })));
  };

  return {
    /** All that is wanted or none of it. What a new seat stands in for is given back once the new one is held. */
    holdSeats: async (
      { wanted, held, party }: Wish,
      signal: AbortSignal,
    ): Promise<Answer<readonly HeldSeat[], SeatRefusal>> => {
      const answers = new Map<WantedSeat, Chosen>();
      for (const round of seatingRounds(wanted)) {
        if (refusalIn(answers) !== undefined) break;
        const asked = round.map(async (seat) => [seat, await select(seat, party, signal)] as const);
        for (const [seat, answer] of await allOf(asked)) answers.set(seat, answer);
      }
      const chosen = wanted.flatMap((seat) => {
        const answer = answers.get(seat);
        return answer?.ok ? [heldAs(seat, answer.value)] : [];
      });
      const isNew = ({ holdId }: Unpriced) => !held.some((before) => before.holdId === holdId);
      const refusal = refusalIn(answers);
      if (refusal !== undefined) {
        await returnSeats({ seats: chosen.filter(isNew) }, signal);
        return refusal;
      }
      const isStoodIn = (seat: HeldSeat) => wanted.some(isOf(seat));
      const after = [...held.filter((seat) => !isStoodIn(seat)), ...chosen];
      const answer = await priced(after, signal);
      if (!answer.ok) {
        await returnSeats({ seats: chosen.filter(isNew) }, signal);
        return answer;
      }
      const isLeft = ({ holdId }: HeldSeat) => !after.some((seat) => seat.holdId === holdId);
      await returnSeats({ seats: held.filter(isStoodIn).filter(isLeft) }, signal);
      return answer;
    },

    returnSeats,

    extendHold: (
      { seats }: Held,
      signal: AbortSignal,
    ): Promise<
      Answer<
        { readonly deadline: number; readonly left: number },
        'hold-not-extended' | 'selection-time-expired'
      >
    > => call(extendSeats, { holdIds: seats.map(({ holdId }) => holdId) }, signal),

    loadSeatMaps: async (
      { runId, from, to, leg, party }: Train,
      signal: AbortSignal,
    ): Promise<Answer<{ readonly maps: readonly SeatMap[]; readonly at: number }, 'train-unknown'>> => {
      const stretch = { fromStationId: from, toStationId: to, trainId: runId, legIndex: leg, party };
      const answer = await call(loadSeatMaps, stretch, signal);
      return answer.ok ? granted({ maps: answer.value.seatMaps, at: now() }) : answer;
    },

    findTaken: async ({ runId, from, to, party }: Train, signal: AbortSignal) => {
      const stretch = { fromStationId: from, toStationId: to, trainId: runId, party };
      const answer = await call(findSeatAllocations, stretch, signal);
      return answer.ok ? granted({ coaches: answer.value.seatMapAllocations, at: now() }) : answer;
    },
  };
};
