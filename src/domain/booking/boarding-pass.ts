import type { NamedStation } from '#domain/journey/named-station.ts';
import type { CabinClass } from '#domain/values/cabin-class.ts';
import type { FareFamily } from '#domain/values/fare-family.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import type { TrainType } from '#domain/values/train-type.ts';

/** What whoever holds the code of a ticket is shown of it. Instants are epoch milliseconds. */
export type BoardingPass = {
  readonly pnr: string;
  readonly passengerName: string;
  readonly ticketNumber: string;
  readonly wagon: string | null;
  readonly seat: string | null;
  readonly ticketType: FareFamily;
  readonly tariff: string;
  readonly ticketDate: number;
  readonly status: string;
  readonly trainNumber: string;
  readonly trainName: string;
  readonly trainType: TrainType;
  readonly cabinClass: CabinClass;
  readonly departureStation: NamedStation;
  readonly arrivalStation: NamedStation;
  readonly departureTime: number;
  readonly arrivalTime: number;
  readonly price: Kurus;
  /** The text of the Aztec code, and the code itself as an SVG picture. */
  readonly barcode: string;
  readonly barcodeSvg: string;
};
