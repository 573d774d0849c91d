import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { deadlineBy } from '#app/ports/deadline.ts';
import { recordListOver } from '#app/ports/members.ts';
import type { NamedChoice } from '#domain/values/named-choice.ts';
import type { ProfileChoiceCalls } from '#gateway/members/profile-choice-calls.ts';
import { submissionOf } from '#machines/kit/submission/submission.machine.ts';
import { useSubmission } from '#panels/use-submission.ts';
import type { Chosen, RecordList, RecordLists } from '#screens/user-information/record-lists.ts';
import { askAnew } from './ask-anew.ts';
import { useFormFlow } from './use-form-flow.ts';

const drawn = submissionOf<number, readonly NamedChoice[], 'place-unknown'>();

const noChoices: readonly NamedChoice[] = [];

const listOf = (heard: readonly NamedChoice[] | 'missing' | null): RecordList => {
  if (heard === null) return { state: 'awaited', choices: noChoices };
  return heard === 'missing' ? { state: 'missing', choices: noChoices } : { state: 'here', choices: heard };
};

/** One list; of places those that lie in one place, null where that is not chosen yet. */
const useRecordList = (list: keyof ProfileChoiceCalls, within: number | null) => {
  const { gateway, clock } = useRouter().options.context;
  const [machine] = useState(() =>
    drawn.provide({ actors: recordListOver(gateway, deadlineBy(clock), list) }),
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

/** The lists a record is chosen from; those of an address are asked for once it is known where their places lie. */
export const useRecordLists = (): RecordLists => {
  const [chosen, show] = useState(none);
  const cities = useRecordList('cities', all);
  const districts = useRecordList('districts', chosen.cityId);
  const neighbourhoods = useRecordList('neighbourhoods', chosen.districtId);
  const bloodTypes = useRecordList('bloodTypes', all);
  const professions = useRecordList('professions', all);
  const educations = useRecordList('educations', all);
  return {
    cities: cities.list,
    districts: districts.list,
    neighbourhoods: neighbourhoods.list,
    bloodTypes: bloodTypes.list,
    professions: professions.list,
    educations: educations.list,
    show,
    askAgain: () => {
      const lists = [cities, districts, neighbourhoods, bloodTypes, professions, educations];
      for (const { list, ask } of lists) if (list.state === 'missing') ask();
    },
  };
};
