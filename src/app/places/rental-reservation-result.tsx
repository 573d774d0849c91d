import { useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { rentalAddressNames } from '#domain/rental-addresses.ts';
import { rentalReservationMachine } from '#machines/rental-reservation/rental-reservation.machine.ts';
import { useFlow } from '#panels/use-flow.ts';
import { RentalReservation } from '#screens/rental-reservation/rental-reservation.tsx';
import { isShown } from '#screens/rental-reservation/rental-reservation-views.ts';
import type { Place } from '../place.ts';
import { rentalReservationOver } from '../ports/rental-reservation.ts';
import { useFormFlow } from '../use-form-flow.ts';
import { useHeadingAt } from '../use-heading-at.ts';

type Query = { readonly [rentalAddressNames.code]?: string };

const RentalReservationPlace = () => {
  const { gateway, clock } = useRouter().options.context;
  const { [rentalAddressNames.code]: code = '' }: Query = useSearch({ strict: false });
  const [machine] = useState(() =>
    rentalReservationMachine.provide({ actors: rentalReservationOver(gateway, clock) }),
  );
  const flow = useFormFlow(machine, { code });
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
  reads: [rentalAddressNames.code],
};
