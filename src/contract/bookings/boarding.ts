import * as z from 'zod/mini';
import { noBody } from '#contract/wire/empty-body.ts';
import { endpoint } from '#contract/wire/endpoint.ts';
import { money } from '#contract/wire/money.ts';
import { namedStation } from '#contract/wire/named-station.ts';
import type { BoardingPass } from '#domain/booking/boarding-pass.ts';
import { cabinClasses } from '#domain/values/cabin-class.ts';
import { fareFamilies } from '#domain/values/fare-family.ts';
import { trainTypes } from '#domain/values/train-type.ts';

const boardingPass = z.object({
  pnr: z.string(),
  passengerName: z.string(),
  ticketNumber: z.string(),
  wagon: z.nullable(z.string()),
  seat: z.nullable(z.string()),
  ticketType: z.enum(fareFamilies),
  tariff: z.string(),
  ticketDate: z.int(),
  status: z.string(),
  trainNumber: z.string(),
  trainName: z.string(),
  trainType: z.enum(trainTypes),
  cabinClass: z.enum(cabinClasses),
  departureStation: namedStation,
  arrivalStation: namedStation,
  departureTime: z.int(),
  arrivalTime: z.int(),
  price: money,
  /** The text of the Aztec code, and the code itself as an SVG picture. */
  barcode: z.string(),
  barcodeSvg: z.string(),
}) satisfies z.ZodMiniType<BoardingPass>;

export const showBoardingPass = endpoint({
  name: 'show-boarding-pass',
  method: 'get',
  path: '/crs/boarding-pass/{code}',
  caller: 'anyone',
  body: noBody,
  granted: boardingPass,
  refusals: ['document-not-found', 'too-many-tries'],
});

/** The legs of whoever the ticket belongs to, as a calendar. */
export const showBoardingCalendar = endpoint({
  name: 'show-boarding-calendar',
  method: 'get',
  path: '/crs/boarding-pass/{code}/calendar',
  caller: 'anyone',
  body: noBody,
  granted: z.string(),
  refusals: ['document-not-found', 'too-many-tries'],
});
