import { noWish } from '#domain/journey/trip-wish.ts';
import { reported, withEvent, withOutput } from '#machines/kit/flow/asking.ts';
import type { Booking } from './booking.model.ts';

export const isHome = withEvent('isHome');
export const isList = withEvent('isList');
export const isSeatMap = withEvent('isSeatMap');

export const granted = { guard: withOutput('isGranted') } as const;
export const refused = withOutput('keepRefusal');
export const failed = ['keepNotReached', reported] as const;
export const onTimeout = <const Target extends string>(otherwise: Target) =>
  ({ timeout: { target: otherwise, actions: 'keepNotReached' } }) as const;

export const toHome = { guard: isHome, target: '#booking.searching' } as const;
export const toList = { guard: isList, target: '#booking.listing.outward' } as const;
export const toDescribing = { guard: withEvent('mayDescribe'), target: '#booking.describing' } as const;
export const anew = { target: '#booking.searching', actions: 'beginTrip' } as const;
export const modeChosen = { actions: withEvent('noteMode') } as const;

export const wishIn = ({ context }: { readonly context: Booking['context'] }) => ({
  wish: context.wish ?? noWish,
});
