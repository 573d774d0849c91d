import { useMemo } from 'react';
import { planOf } from '#domain/coach/coach-plan.ts';
import type { WantedSeat } from '#domain/seat/held-seat.ts';
import type { SeatMap } from '#domain/seat/seat-map.ts';
import { statusesIn } from '#domain/seat/seat-status.ts';
import { askedAtOf, refusalOf, wantedOf } from '#machines/seat-hold/seat-hold.selectors.ts';
import { readAtOf } from '#machines/seat-plan/seat-plan.selectors.ts';
import { useFlow } from '#panels/use-flow.ts';
import { appearancesIn } from './appearances.ts';
import type { SeatHoldActor, SeatPlanActor } from './flow-actors.ts';
import type { Ride } from './ride.ts';
import { amountFor, neighbourRule, type Rider } from './rider.ts';
import type { Seating } from './use-seating.ts';

export type LookedAt = {
  readonly hold: SeatHoldActor | null;
  readonly plan: SeatPlanActor | null;
  readonly seating: Seating;
  readonly map: SeatMap;
  readonly ride: Ride;
  readonly rider: Rider;
};

const noSeats: readonly WantedSeat[] = [];

/** A seat that was just lost to somebody is taken, also before the plan was read again. */
const withLost = (map: SeatMap, lost: readonly WantedSeat[]): SeatMap => {
  const gone = lost.filter(({ coachId }) => coachId === map.coachId);
  return gone.length === 0
    ? map
    : { ...map, taken: [...map.taken, ...gone.map(({ seat }) => ({ seat, genders: [] }))] };
};

/** One coach, as it looks to whoever is being seated. */
export const useCoach = ({ hold, plan, seating, map: read, ride, rider }: LookedAt) => {
  const refusal = useFlow(hold, refusalOf, null);
  const askedAt = useFlow(hold, askedAtOf, 0);
  const wanted = useFlow(hold, wantedOf, noSeats);
  const readAt = useFlow(plan, readAtOf, 0);
  const lost = refusal === 'seat-taken' && readAt <= askedAt ? wanted : noSeats;
  const map = useMemo(() => withLost(read, lost), [read, lost]);
  const { held: all, isAsking } = seating;
  const held = useMemo(() => all.filter(({ coachId }) => coachId === read.coachId), [all, read]);
  const { passenger, who } = rider;
  const statuses = useMemo(
    () => statusesIn(map, { who, passenger, held, rule: neighbourRule }),
    [map, who, passenger, held],
  );
  const asked = useMemo(
    () =>
      new Set(
        isAsking ? wanted.filter(({ coachId }) => coachId === map.coachId).map(({ seat }) => seat) : [],
      ),
    [isAsking, wanted, map],
  );
  const appearances = useMemo(
    () => appearancesIn(map, { statuses, asked, gender: who.gender }),
    [map, statuses, asked, who],
  );
  const amounts = useMemo(
    () => new Map(map.prices.map(({ seat, amount }) => [seat, amountFor(rider, ride, amount, map.terms)])),
    [map.prices, map.terms, rider, ride],
  );
  const drawing = useMemo(() => planOf(read.coach), [read.coach]);
  return { map, held, statuses, appearances, amounts, drawing };
};
