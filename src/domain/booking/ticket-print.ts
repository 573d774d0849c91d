import type { NamedStation } from '#domain/journey/named-station.ts';
import type { CabinClass } from '#domain/values/cabin-class.ts';
import type { FareFamily } from '#domain/values/fare-family.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import type { TrainType } from '#domain/values/train-type.ts';
import type { TicketStatus } from './ticket-status.ts';

/** All that is printed on a ticket: the PDF, the boarding pass and the calendar are made of it. */
export type TicketPrint = {
  readonly locator: string;
  readonly ticketNumber: string;
  readonly passenger: string;
  readonly trainType: TrainType;
  readonly trainNumber: string;
  readonly trainName: string;
  /** The day the run begins, as ISO text. */
  readonly trainDay: string;
  readonly from: NamedStation;
  readonly to: NamedStation;
  readonly departure: number;
  readonly arrival: number;
  /** As painted on the coach; null without a seat. */
  readonly coach: string | null;
  readonly seat: string | null;
  readonly cabinClass: CabinClass;
  readonly fareFamily: FareFamily;
  readonly tariff: string;
  readonly price: Kurus;
  readonly purchasedAt: number;
  readonly status: TicketStatus;
};
