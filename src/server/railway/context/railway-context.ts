import type { PlatformContext } from '#server/platform/context/platform-context.ts';
import type { Railway } from '#server/railway/network/railway.ts';
import type { ClosedCoaches } from '#server/railway/occupancy/closed-coaches.ts';
import type { Occupancy } from '#server/railway/occupancy/occupancy.ts';

/** What calls about trains lean on. */
export type RailwayContext = PlatformContext & {
  readonly railway: Railway;
  readonly occupancy: Occupancy;
  /** Whether a coach was taken from sale. */
  readonly seats: Pick<ClosedCoaches, 'isClosed'>;
};
