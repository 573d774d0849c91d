import * as z from 'zod/mini';
import { isTrainType, type TrainType } from '#domain/values/train-type.ts';
import { nearestProvince } from '#server/railway/geography/provinces.ts';
import type { WrittenStation } from '#server/railway/network/network-document.ts';
import { decimal, maybeText, maybeWhole, text } from './feed-cells.ts';
import { reasonOf } from './feed-fault.ts';
import { needFile, type Reading, type Row, reasonOfCell, rowsOf } from './feed-rows.ts';

const file = 'stops.txt';

const stopRow = z.object({
  stop_id: text,
  stop_code: maybeText,
  stop_name: maybeText,
  stop_lat: maybeText,
  stop_lon: maybeText,
  location_type: maybeWhole,
  parent_station: maybeText,
  sefer_city: maybeWhole,
  sefer_types: z.optional(z.string()),
  sefer_on_sale: maybeWhole,
  sefer_drops: maybeWhole,
});

type StopRow = z.output<typeof stopRow>;

/** Stations as the feed has them, and which of them each of its stop names means. */
export type ReadStations = {
  readonly stations: readonly Omit<WrittenStation, 'trainTypes'>[];
  /** Kinds of train the feed itself tells of. */
  readonly typesByStation: ReadonlyMap<number, readonly TrainType[]>;
  readonly idOf: ReadonlyMap<string, number>;
};

/** Numbers of stations whose feed names them with letters begin above the railway's own. */
const firstNumber = 10_001;

const numbersOf = (names: readonly string[]): ReadonlyMap<string, number> =>
  names.every((name) => /^[1-9]\d{0,4}$/.test(name))
    ? new Map(names.map((name) => [name, Number(name)]))
    : new Map(names.map((name, at) => [name, firstNumber + at]));

const entrance = 2;

/** A platform counts as its station. */
const stationNameOf = ({ stop_id, parent_station }: StopRow): string => parent_station ?? stop_id;

const degrees = (cell: string | null, most: number): number | null => {
  const read = z.safeParse(decimal, cell);
  return read.success && Math.abs(read.data) <= most ? read.data : null;
};

const placeOf = ({ faults }: Reading, { line, value }: Row<StopRow>): readonly [number, number] => {
  const latitude = degrees(value.stop_lat, 90);
  const longitude = degrees(value.stop_lon, 180);
  if (latitude === null) faults.add(file, line, reasonOfCell('stop_lat', value.stop_lat ?? ''));
  if (longitude === null) faults.add(file, line, reasonOfCell('stop_lon', value.stop_lon ?? ''));
  return [latitude ?? 0, longitude ?? 0];
};

export const readStations = (reading: Reading): ReadStations => {
  needFile(reading, file);
  const rows = rowsOf(reading, file, stopRow).filter(({ value }) => (value.location_type ?? 0) < entrance);
  const heads = rows.filter(({ value }) => value.parent_station === null);
  const known = new Set<string>();
  for (const { line, value } of heads) {
    if (known.has(value.stop_id)) {
      reading.faults.add(file, line, reasonOf('stop_id', value.stop_id, 'is there twice'));
    }
    if (value.stop_name === null) reading.faults.add(file, line, 'stop_name is missing');
    known.add(value.stop_id);
  }
  for (const { line, value } of rows) {
    if (!known.has(stationNameOf(value))) {
      reading.faults.add(file, line, reasonOf('parent_station', value.parent_station ?? '', 'is not there'));
    }
  }
  const numbers = numbersOf([...known]);
  const numberOf = (name: string): number => numbers.get(name) ?? 0;
  return {
    stations: heads.map((row) => {
      const [latitude, longitude] = placeOf(reading, row);
      const { stop_id, stop_code, stop_name, sefer_city, sefer_on_sale, sefer_drops } = row.value;
      return {
        id: numberOf(stop_id),
        code: stop_code ?? stop_id,
        name: stop_name ?? stop_id,
        cityId: sefer_city ?? nearestProvince(latitude, longitude),
        latitude,
        longitude,
        isOnSale: sefer_on_sale !== 0,
        dropsPassengers: sefer_drops !== 0,
      };
    }),
    typesByStation: new Map(
      heads.flatMap(({ value }) =>
        value.sefer_types === undefined
          ? []
          : [[numberOf(value.stop_id), value.sefer_types.split(' ').filter(isTrainType)] as const],
      ),
    ),
    idOf: new Map(rows.map(({ value }) => [value.stop_id, numberOf(stationNameOf(value))])),
  };
};
