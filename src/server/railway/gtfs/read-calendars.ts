import * as z from 'zod/mini';
import type { WrittenTrain } from '#server/railway/network/network-document.ts';
import { day, text } from './feed-cells.ts';
import { needFile, type Reading, rowsOf } from './feed-rows.ts';

export type WrittenCalendar = WrittenTrain['calendar'];

const flag = z.enum(['0', '1']);

const calendarRow = z.object({
  service_id: text,
  monday: flag,
  tuesday: flag,
  wednesday: flag,
  thursday: flag,
  friday: flag,
  saturday: flag,
  sunday: flag,
  start_date: day,
  end_date: day,
});

const dateRow = z.object({ service_id: text, date: day, exception_type: z.enum(['1', '2']) });

const never: WrittenCalendar = { weekdays: '0000000', from: 0, until: 0, alsoOn: [], neverOn: [] };

/** On which days each service of the feed runs. */
export const readCalendars = (reading: Reading): ReadonlyMap<string, WrittenCalendar> => {
  needFile(reading, 'calendar.txt', 'calendar_dates.txt');
  const calendars = new Map<string, WrittenCalendar>();
  for (const { line, value } of rowsOf(reading, 'calendar.txt', calendarRow)) {
    const { start_date, end_date, ...days } = value;
    if (end_date < start_date) reading.faults.add('calendar.txt', line, 'end_date is before start_date');
    calendars.set(value.service_id, {
      weekdays: [
        days.monday,
        days.tuesday,
        days.wednesday,
        days.thursday,
        days.friday,
        days.saturday,
        days.sunday,
      ].join(''),
      from: start_date,
      until: end_date,
      alsoOn: [],
      neverOn: [],
    });
  }
  for (const { value } of rowsOf(reading, 'calendar_dates.txt', dateRow)) {
    const calendar = calendars.get(value.service_id) ?? { ...never, alsoOn: [], neverOn: [] };
    (value.exception_type === '1' ? calendar.alsoOn : calendar.neverOn).push(value.date);
    calendars.set(value.service_id, calendar);
  }
  return calendars;
};
