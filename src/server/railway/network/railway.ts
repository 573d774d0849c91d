import type { SaleTerms } from '#domain/catalogue/sale-terms.ts';
import type { CoachTemplate } from '#domain/coach/coach.ts';
import type { Station } from '#domain/journey/station.ts';
import type { CabinClass } from '#domain/values/cabin-class.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import type { TrainType } from '#domain/values/train-type.ts';

/** Minutes since the railway's midnight of the day the run begins; past midnight they go on beyond 1440. */
export type Stop = {
  readonly station: number;
  readonly arrival: number;
  readonly departure: number;
  /** From the first stop, along the line. */
  readonly kilometres: number;
};

/** On which service days a train runs. */
export type Calendar = {
  /** Monday first. */
  readonly weekdays: readonly [boolean, boolean, boolean, boolean, boolean, boolean, boolean];
  readonly from: number;
  readonly until: number;
  readonly alsoOn: ReadonlySet<number>;
  readonly neverOn: ReadonlySet<number>;
};

export type TrainCoach = {
  /** Counted from 0. */
  readonly index: number;
  /** As painted on the coach. */
  readonly name: string;
  readonly template: number;
};

export type Train = {
  /** Below 10,000; it names this train and no other for ever. */
  readonly index: number;
  readonly number: string;
  readonly name: string;
  readonly commercialName: string;
  readonly type: TrainType;
  readonly schedule: number;
  readonly line: string | null;
  readonly stops: readonly Stop[];
  readonly calendar: Calendar;
  readonly coaches: readonly TrainCoach[];
  readonly isReservable: boolean;
  /** How many days before departure its sale opens. */
  readonly opensDaysBefore: number;
};

/** The price of one full-fare place, with the row of the table that made it. */
export type Fare = { readonly amount: Kurus; readonly row: string };

/** The whole network: one revision of it is in force at a time. */
export type Network = {
  readonly revision: number;
  readonly stations: ReadonlyMap<number, Station>;
  /** Which stations the shop offers as an end for a journey that begins at one. */
  readonly pairs: ReadonlyMap<number, ReadonlySet<number>>;
  readonly templates: ReadonlyMap<number, CoachTemplate>;
  /** At its index. */
  readonly trains: readonly (Train | undefined)[];
  /** Between two stations the train calls at. */
  readonly fareOf: (train: Train, from: number, to: number, cabinClass: CabinClass) => Fare | null;
  /** On what terms it is sold today. Other terms make another network of the same revision. */
  readonly terms: SaleTerms;
};

/** The network in force, read again when another has been imported or something was published. */
export type Railway = {
  readonly network: () => Network;
  /** The one after everything that was imported or published until it is asked, whichever process did it. */
  readonly newest: () => Promise<Network>;
  readonly close: () => Promise<void>;
};

/** Whether the train begins a run on this day. */
export const runsOn = ({ weekdays, from, until, alsoOn, neverOn }: Calendar, dayNumber: number): boolean =>
  alsoOn.has(dayNumber) ||
  (dayNumber >= from &&
    dayNumber <= until &&
    !neverOn.has(dayNumber) &&
    weekdays[(dayNumber + 3) % 7] === true);
