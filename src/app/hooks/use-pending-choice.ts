import { useEffect, useState } from 'react';
import type { ChosenJourney } from '#domain/journey/chosen-journey.ts';
import { keyOf } from '#domain/journey/journey-facts.ts';
import { type FareFamily, fareFamilies } from '#domain/values/fare-family.ts';
import { directionOf, foundOf, isList } from '#machines/booking/booking.selectors.ts';
import { type BookingActor, useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import type { DrawnList } from '#screens/journey-list/drawn-list.ts';

/** What a press meant, among the journeys the flow has found. */
const pickedIn = (booking: BookingActor, pick: string, family: FareFamily): ChosenJourney | null => {
  const [key, letter, named] = pick.split(':');
  const snapshot = booking.getSnapshot();
  const journey = foundOf(snapshot)?.[directionOf(snapshot)].find((each) => keyOf(each) === key);
  const cabin = journey?.legs[0]?.cabins.find(({ cabinClass }) => cabinClass === letter);
  const by = fareFamilies.find((each) => each === named) ?? family;
  return journey && cabin ? { journey, cabinClass: cabin.cabinClass, family: by } : null;
};

const hears = (booking: BookingActor | null, chosen: ChosenJourney): booking is BookingActor =>
  booking?.getSnapshot().can({ type: 'journey.chosen', chosen, at: 0 }) ?? false;

type PendingChoice = {
  /** What was pressed, and has not led on yet. */
  readonly pending: string | null;
  readonly choose: (chosen: ChosenJourney, pick: string) => void;
};

/** A journey that is pressed before the flow can hear it, or before there was a script, is chosen as soon as it can be. */
export const usePendingChoice = (booking: BookingActor | null, list: DrawnList): PendingChoice => {
  const { now } = useShop();
  const [pending, setPending] = useState<string | null>(null);
  const [taken, setTaken] = useState<string | null>(null);
  const { picked, view } = list;
  const [sent, setSent] = useState<string | null>(null);
  const isListed = useFlow(booking, isList, true);
  const waiting = pending ?? (picked === taken ? null : picked);
  useEffect(() => {
    if (booking === null || waiting === null) return;
    const hear = () => {
      const chosen = pickedIn(booking, waiting, view.family);
      if (chosen === null || !hears(booking, chosen)) return;
      listening.unsubscribe();
      setPending(null);
      setTaken(picked);
      setSent(waiting);
      booking.send({ type: 'journey.chosen', chosen, at: now() });
    };
    const listening = booking.subscribe(hear);
    hear();
    return () => listening.unsubscribe();
  }, [booking, waiting, picked, view.family, now]);
  const choose = (chosen: ChosenJourney, pick: string) => {
    if (!hears(booking, chosen)) return setPending(pick);
    setSent(pick);
    booking.send({ type: 'journey.chosen', chosen, at: now() });
  };
  return { pending: waiting ?? (isListed ? null : sent), choose };
};
