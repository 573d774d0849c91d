import type { TrainType } from '#domain/values/train-type.ts';
import { coachSets } from '#server/railway/seed/coach-sets.ts';

type Coaches = readonly (readonly [index: number, name: string, template: number])[];

/** What a foreign feed's kind of route is called here, and with which coaches it is sold. */
type Meant = { readonly type: TrainType; readonly coaches: Coaches };

const railcar: Meant = { type: 'BOLGESEL', coaches: coachSets.railcar };
const mainLine: Meant = { type: 'AH', coaches: coachSets.day };
const bus: Meant = { type: 'AH', coaches: coachSets.bus };

const kinds: Readonly<Record<string, Meant>> = {
  2: mainLine,
  3: bus,
  101: { type: 'YHT', coaches: coachSets.six },
  102: mainLine,
  103: mainLine,
  105: { type: 'AH', coaches: coachSets.night },
  106: railcar,
  107: { type: 'TURISTIK_TREN', coaches: coachSets.special },
};

const isBus = (routeType: number): boolean => routeType >= 200 && routeType < 300;

/** Anything that is no long-distance train is sold like a regional one. */
export const meantByRoute = (routeType: number): Meant =>
  kinds[String(routeType)] ?? (isBus(routeType) ? bus : railcar);

const codes: Readonly<Record<TrainType, number>> = {
  YHT: 101,
  AH: 102,
  BOLGESEL: 106,
  OZEL_TREN: 107,
  TURISTIK_TREN: 107,
  ULUSLARARASI_CMO: 103,
  ULUSLARARASI_SET: 103,
  ULUSLARARASI_NRT: 103,
  ULUSLARARASI: 103,
};

export const routeTypeOf = (type: TrainType): number => codes[type];
