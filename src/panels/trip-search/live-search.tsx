import { ErrorSummary } from '#ui/feedback/error-summary.tsx';
import { DayPicker } from './day-picker.tsx';
import { judge } from './judge.ts';
import { StationList } from './station-list.tsx';
import { ThroughLinks } from './through-links.tsx';
import { type TripProblem, tripFieldIds } from './trip-fields.ts';

type TripProblems = { readonly problems: readonly TripProblem[]; readonly submit: number };

const Summary = ({ problems, submit }: TripProblems) => (
  <ErrorSummary
    problems={problems.map(({ field, text }) => ({ fieldId: tripFieldIds[field], text }))}
    submit={submit}
  />
);

/** What makes the search easier: it comes with the reader's first touch. */
export const live = { DayPicker, StationList, Summary, ThroughLinks, judge };

export type LiveSearch = typeof live;
