import * as z from 'zod/mini';
import { rentalDriver, rentalWish } from './rental-wire.ts';

const enteredRental = z.object({ wish: rentalWish, driver: rentalDriver });

/** What a restart keeps of a rental; null where nothing was kept, or nothing that is understood. */
export const enteredRentalIn = (kept: unknown): z.output<typeof enteredRental> | null =>
  z.safeParse(enteredRental, kept).data ?? null;

/** Of a kept snapshot of a rental, what says which it is. */
const keptRental = z.object({ context: z.object({ order: z.object({ number: z.string() }) }) });

export const keptRentalIn = (snapshot: unknown): z.output<typeof keptRental> | null =>
  z.safeParse(keptRental, snapshot).data ?? null;
