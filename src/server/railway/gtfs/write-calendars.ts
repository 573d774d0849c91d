import type { Calendar, CalendarDates } from 'gtfs-types';
import { travelDayOf } from '#domain/time/travel-day.ts';
import type { NetworkDocument, WrittenTrain } from '#server/railway/network/network-document.ts';
import { rowsText } from './write-rows.ts';

const dayText = (dayNumber: number): string => travelDayOf(dayNumber).replaceAll('-', '');

export type WrittenCalendars = {
  readonly calendar: string;
  readonly calendarDates: string;
  readonly daysNameOf: ReadonlyMap<WrittenTrain, string>;
};

/** One name for all trains that run on the same days. */
export const writeCalendars = (trains: NetworkDocument['trains']): WrittenCalendars => {
  const kinds = new Map<string, { readonly id: string; readonly calendar: WrittenTrain['calendar'] }>();
  const daysNameOf = new Map<WrittenTrain, string>();
  for (const train of trains) {
    const print = JSON.stringify(train.calendar);
    const kind = kinds.get(print) ?? { id: `days-${kinds.size + 1}`, calendar: train.calendar };
    kinds.set(print, kind);
    daysNameOf.set(train, kind.id);
  }
  const all = [...kinds.values()];
  return {
    daysNameOf,
    calendar: rowsText<Calendar>(
      [
        'service_id',
        'monday',
        'tuesday',
        'wednesday',
        'thursday',
        'friday',
        'saturday',
        'sunday',
        'start_date',
        'end_date',
      ],
      all.map(({ id, calendar: { weekdays, from, until } }) => [
        id,
        ...weekdays,
        dayText(from),
        dayText(until),
      ]),
    ),
    calendarDates: rowsText<CalendarDates>(
      ['service_id', 'date', 'exception_type'],
      all.flatMap(({ id, calendar: { alsoOn, neverOn } }) => [
        ...alsoOn.map((date) => [id, dayText(date), 1]),
        ...neverOn.map((date) => [id, dayText(date), 2]),
      ]),
    ),
  };
};
