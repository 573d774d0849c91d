import type { StrictRow } from './strict-rows.ts';

type Form = RegExp | ((cell: string) => boolean);
type Column = { readonly form: Form; readonly isNeeded: boolean };

const between = (least: number, most: number) => (cell: string) =>
  /^-?\d+(\.\d+)?$/.test(cell) && Number(cell) >= least && Number(cell) <= most;

const isZone = (cell: string): boolean => Intl.supportedValuesOf('timeZone').includes(cell);

const isDate = (cell: string): boolean => {
  const iso = `${cell.slice(0, 4)}-${cell.slice(4, 6)}-${cell.slice(6)}`;
  return /^\d{8}$/.test(cell) && new Date(`${iso}T00:00:00Z`).toISOString().startsWith(iso);
};

const forms = {
  id: /^.+$/,
  words: /^.+$/,
  address: /^https?:\/\/\S+$/,
  zone: isZone,
  language: /^[a-z]{2,3}(-[A-Za-z]+)*$/,
  latitude: between(-90, 90),
  longitude: between(-180, 180),
  count: /^\d+$/,
  distance: /^\d+(\.\d+)?$/,
  time: /^\d{1,3}:[0-5]\d:[0-5]\d$/,
  date: isDate,
  flag: /^[01]$/,
  place: /^[0-4]$/,
  exception: /^[12]$/,
  route: /^(?:[0-7]|1[12]|1[0-7]\d\d?|[2-9]\d\d)$/,
} satisfies Record<string, Form>;

/** `id!` must be there in every row, `id` may be empty. */
const columnsOf = (text: string): ReadonlyMap<string, Column> =>
  new Map(
    text.split(' ').map((part) => {
      const [name = '', kind = ''] = part.split(':');
      const form = Object.entries(forms).find(([known]) => known === kind.replace('!', ''))?.[1];
      if (form === undefined) throw new Error(`There is no form ${kind}.`);
      return [name, { form, isNeeded: kind.endsWith('!') }];
    }),
  );

/** The columns of the reference that the shop writes or reads. */
const tables: Readonly<Record<string, ReadonlyMap<string, Column>>> = {
  'agency.txt': columnsOf(
    'agency_id:id agency_name:words! agency_url:address! agency_timezone:zone! agency_lang:language',
  ),
  'stops.txt': columnsOf(
    'stop_id:id! stop_code:words stop_name:words stop_lat:latitude stop_lon:longitude location_type:place parent_station:id',
  ),
  'routes.txt': columnsOf(
    'route_id:id! agency_id:id route_short_name:words route_long_name:words route_type:route!',
  ),
  'trips.txt': columnsOf('route_id:id! service_id:id! trip_id:id! trip_short_name:words'),
  'stop_times.txt': columnsOf(
    'trip_id:id! arrival_time:time departure_time:time stop_id:id! stop_sequence:count! shape_dist_traveled:distance',
  ),
  'calendar.txt': columnsOf(
    'service_id:id! monday:flag! tuesday:flag! wednesday:flag! thursday:flag! friday:flag! saturday:flag! sunday:flag! start_date:date! end_date:date!',
  ),
  'calendar_dates.txt': columnsOf('service_id:id! date:date! exception_type:exception!'),
};

const fits = (form: Form, cell: string): boolean => (form instanceof RegExp ? form.test(cell) : form(cell));

/** What of a file is not as the reference has it. */
export const faultsOfForm = (file: string, rows: readonly StrictRow[]): readonly string[] =>
  [...(tables[file] ?? [])].flatMap(([name, { form, isNeeded }]) =>
    rows.flatMap((row) => {
      const cell = row[name] ?? '';
      if (cell === '') return isNeeded ? [`${file}: ${name} is missing`] : [];
      return fits(form, cell) ? [] : [`${file}: ${name} cannot be "${cell}"`];
    }),
  );
