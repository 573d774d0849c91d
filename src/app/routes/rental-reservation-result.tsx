import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useHeadingAt } from '#app/hooks/use-heading-at.ts';
import { useRecordedFlow } from '#app/hooks/use-recorded-flow.ts';
import { rentalReservationOver } from '#app/ports/rentals.ts';
import type { Place } from '#app/routing/place.ts';
import { addresses } from '#domain/shop/addresses.ts';
import { rentalAddressNames } from '#domain/shop/rental-addresses.ts';
import { rentalReservationMachine } from '#machines/rental-reservation/rental-reservation.machine.ts';
import { ownNumberOf } from '#machines/rental-reservation/rental-reservation.selectors.ts';
import { useFlow } from '#panels/use-flow.ts';
import { RentalReservation } from '#screens/rental-reservation/rental-reservation.tsx';
import { isLinkSpent, isShown } from '#screens/rental-reservation/rental-reservation-views.ts';

type Query = Readonly<Partial<Record<(typeof rentalAddressNames)['code' | 'number'], string>>>;

/** A link that was followed opens nothing any more: its code does not stay in the address. */
const useCodeLeft = (isSpent: boolean, left: () => void) => {
  const leave = useEffectEvent(left);
  useEffect(() => {
    if (isSpent) leave();
  }, [isSpent]);
};

const RentalReservationPlace = () => {
  const router = useRouter();
  const { gateway, clock } = router.options.context;
  const query: Query = useSearch({ strict: false });
  const [{ kod: code = '', rezervasyon: number = '' }] = useState(query);
  const [machine] = useState(() =>
    rentalReservationMachine.provide({ actors: rentalReservationOver(gateway, clock) }),
  );
  const flow = useRecordedFlow(machine, { code, number }, ownNumberOf);
  const isSpent = useFlow(flow, isLinkSpent, false);
  useCodeLeft(code !== '' && isSpent, () =>
    router.history.replace(addresses['rental-reservation-result'].path),
  );
  useHeadingAt(useFlow(flow, isShown, false) ? 'shown' : 'seeking');
  return <RentalReservation flow={flow} />;
};

export const place: Place = {
  head: {
    title: 'head.rental-reservation.title',
    description: 'head.rental-reservation.description',
    keywords: 'head.rental-reservation.keywords',
  },
  Screen: RentalReservationPlace,
  reads: [rentalAddressNames.code, rentalAddressNames.number],
};
