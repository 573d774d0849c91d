import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import type { NamedPlace } from '#domain/named-place.ts';
import type { PlaceListCalls } from '#gateway/place-list-calls.ts';
import { submissionOf } from '#machines/kit/submission.machine.ts';
import { useSubmission } from '#panels/use-submission.ts';
import type { Chosen, PlaceList, PlaceLists } from '#screens/user-information/place-lists.ts';
import { askAnew } from './ask-anew.ts';
import { deadlineBy } from './ports/deadline.ts';
import { placeListOver } from './ports/place-lists.ts';
import { useFormFlow } from './use-form-flow.ts';

const drawn = submissionOf<number, readonly NamedPlace[], 'place-unknown'>();

const nothing: readonly NamedPlace[] = [];

const listOf = (heard: readonly NamedPlace[] | 'missing' | null): PlaceList => {
  if (heard === null) return { standing: 'awaited', places: nothing };
  return heard === 'missing' ? { standing: 'missing', places: nothing } : { standing: 'here', places: heard };
};

/** One list of the chain, of the places that lie in one place; null where that is not chosen yet. */
const usePlaceList = (list: keyof PlaceListCalls, within: number | null) => {
  const { gateway, clock } = useRouter().options.context;
  const [machine] = useState(() =>
    drawn.provide({ actors: placeListOver(gateway, deadlineBy(clock), list) }),
  );
  const flow = useFormFlow(machine, { fields: 0 });
  const { isBusy, granted, fields } = useSubmission(flow);
  const ask = useCallback(() => {
    if (within !== null) askAnew(flow, within, clock.now());
  }, [flow, clock, within]);
  useEffect(ask, [ask]);
  const heard = isBusy || fields !== within ? null : (granted ?? 'missing');
  return { ask, list: listOf(heard) };
};

const all = 0;
const none: Chosen = { cityId: null, districtId: null };

/** The lists an address is chosen from, each asked for once it is known where its places lie. */
export const usePlaceLists = (): PlaceLists => {
  const [chosen, show] = useState(none);
  const cities = usePlaceList('cities', all);
  const districts = usePlaceList('districts', chosen.cityId);
  const neighbourhoods = usePlaceList('neighbourhoods', chosen.districtId);
  return {
    cities: cities.list,
    districts: districts.list,
    neighbourhoods: neighbourhoods.list,
    show,
    askAgain: () => {
      for (const { list, ask } of [cities, districts, neighbourhoods]) if (list.standing === 'missing') ask();
    },
  };
};
