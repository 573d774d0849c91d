import { useCallback, useMemo } from 'react';
import { useAhead } from '#app/hooks/use-ahead.ts';
import { usePendingChoice } from '#app/hooks/use-pending-choice.ts';
import { useStepHeading } from '#app/hooks/use-step-heading.ts';
import { NoBooking } from '#app/purchase/booking-place.tsx';
import { withoutBooking } from '#app/purchase/without-flow.ts';
import { type Place, ready, type Shown } from '#app/routing/place.ts';
import { changingNames } from '#domain/booking/changing-address.ts';
import { viewNames } from '#domain/journey/journey-view.ts';
import { tripNames } from '#domain/journey/trip-query.ts';
import { changingOf } from '#machines/booking/booking.selectors.ts';
import { fetchFolded } from '#panels/passengers/lazy-folded.tsx';
import { useShop } from '#panels/shop.ts';
import { useStations } from '#panels/stations.ts';
import { useFlow } from '#panels/use-flow.ts';
import type { DrawnList } from '#screens/journey-list/drawn-list.ts';
import { JourneyList } from '#screens/journey-list/journey-list.tsx';
import { pickName } from '#screens/journey-list/list-address.ts';
import { fetchPaidChange } from '#screens/payment/late-paid-change.ts';
import { fetchKeepTickets } from '#screens/seat-map/late-keep-tickets.ts';
import { fetchSeatChoice } from '#screens/seat-map/lazy-seat-choice.tsx';

const fetchSeatMap = async () => {
  await Promise.all([import('./seat-map.tsx'), import('#app/purchase/begin-seatmate.ts')]);
  fetchFolded();
  fetchSeatChoice();
};

const JourneyListPlace = ({ drawn }: Shown) => {
  const list: DrawnList = useMemo(() => JSON.parse(drawn ?? ''), [drawn]);
  const { booking } = useShop();
  const { why } = withoutBooking.useAbsence();
  const stations = useStations();
  useStepHeading(booking);
  const { load } = stations;
  const isChange = useFlow(booking, changingOf, null) !== null;
  const fetchAhead = useCallback(async () => {
    load();
    await Promise.all([fetchSeatMap(), ...(isChange ? [fetchKeepTickets(), fetchPaidChange()] : [])]);
  }, [load, isChange]);
  useAhead(booking !== null, fetchAhead);
  const { pending, choose } = usePendingChoice(booking, list);
  return (
    <>
      {booking === null && why !== 'coming' ? <NoBooking /> : null}
      <JourneyList
        booking={booking}
        drawn={list}
        nameOf={(station) => list.names[station] ?? stations.nameOf(station)}
        prehydratedPick={pending}
        onChoose={choose}
      />
    </>
  );
};

export const place: Place = {
  head: {
    title: 'head.journey-list.title',
    description: 'head.journey-list.description',
    keywords: 'head.journey-list.keywords',
  },
  Screen: JourneyListPlace,
  reads: [
    ...Object.values(changingNames),
    ...Object.values(tripNames),
    ...Object.values(viewNames),
    pickName,
  ],
  prepare: async (asked) => {
    if (asked.drawn !== null) return ready(asked.drawn);
    const { preparedList } = await import('#app/member/prepared-list.ts');
    return preparedList(asked);
  },
};
