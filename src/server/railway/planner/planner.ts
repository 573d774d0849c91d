import { keptFor } from '#server/platform/kept.ts';
import { timetableOf } from './timetable.ts';

/** The timetable of a network, made once for each revision. */
export const timetableIn = keptFor(timetableOf);
