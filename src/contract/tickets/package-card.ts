import * as z from 'zod/mini';
import type { PackageCard } from '#domain/catalogue/package-card.ts';
import { cabinClasses } from '#domain/values/cabin-class.ts';
import { fareFamilyNamed } from '#domain/values/fare-family.ts';
import { kurusOfLira, liraOf } from '#domain/values/kurus.ts';
import { trainTypesNamed } from '#domain/values/train-type.ts';

/** A subscription or a discount package in the operator's words. */
export const packageCard = z.codec(
  z.object({
    packagePnr: z.string(),
    name: z.string(),
    passengerName: z.string(),
    saleDate: z.int(),
    startDate: z.string(),
    endDate: z.string(),
    departureStationId: z.int(),
    arrivalStationId: z.int(),
    productType: z.enum(['BOARDING', 'DAY']),
    remainingCount: z.int(),
    roundTripTicketCount: z.int(),
    active: z.boolean(),
    /** Several with a comma between them. */
    trainType: z.string(),
    ticketType: z.string(),
    cabinClasses: z.array(z.string()),
    amount: z.number(),
    currency: z.literal('TRY'),
  }),
  z.custom<PackageCard>(),
  {
    decode: (wire) => ({
      locator: wire.packagePnr,
      name: wire.name,
      passenger: wire.passengerName,
      soldAt: wire.saleDate,
      starts: wire.startDate,
      ends: wire.endDate,
      from: wire.departureStationId,
      to: wire.arrivalStationId,
      counts: wire.productType,
      remaining: wire.remainingCount,
      roundTrips: wire.roundTripTicketCount,
      isActive: wire.active,
      trainTypes: trainTypesNamed(wire.trainType),
      family: fareFamilyNamed(wire.ticketType),
      cabinClasses: cabinClasses.filter((code) => wire.cabinClasses.includes(code)),
      amount: kurusOfLira(wire.amount),
    }),
    encode: (card) => ({
      packagePnr: card.locator,
      name: card.name,
      passengerName: card.passenger,
      saleDate: card.soldAt,
      startDate: card.starts,
      endDate: card.ends,
      departureStationId: card.from,
      arrivalStationId: card.to,
      productType: card.counts,
      remainingCount: card.remaining,
      roundTripTicketCount: card.roundTrips,
      active: card.isActive,
      trainType: card.trainTypes.join(','),
      ticketType: card.family ?? '',
      cabinClasses: [...card.cabinClasses],
      amount: liraOf(card.amount),
      currency: 'TRY' as const,
    }),
  },
);
