import { judgedTrip } from './judged-trip.ts';

const queryOf = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form)].flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
  );

/** The wish that stands in a form, or all that is wrong with it. */
export const judge = (form: HTMLFormElement, by: Parameters<typeof judgedTrip>[1]) =>
  judgedTrip(queryOf(form), by);
