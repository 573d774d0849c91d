import { everyDay } from './imported.ts';

const two = (number: number): string => String(number).padStart(2, '0');

const hourAt = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}:00`;

/** A railway of one line: one train a day that calls everywhere, three minutes from stop to stop. */
export const longLine = (stops: number): Readonly<Record<string, string>> => {
  const names = Array.from({ length: stops }, (_, at) => `L${at}`);
  return {
    ...everyDay,
    'stops.txt': [
      'stop_id,stop_name,stop_lat,stop_lon',
      ...names.map((name, at) => `${name},Halt ${at},${50 + at / 50},10`),
    ].join('\n'),
    'trips.txt': 'route_id,service_id,trip_id,trip_short_name\nS1,daily,long,700\n',
    'stop_times.txt': [
      'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
      ...names.map(
        (name, at) => `long,${hourAt(1_080 + at * 3)},${hourAt(1_080 + at * 3)},${name},${at + 1}`,
      ),
    ].join('\n'),
  };
};
