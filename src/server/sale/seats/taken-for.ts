import { partyOf } from '#server/people/access/party-of.ts';
import type { OperationRequest } from '#server/platform/http/operation.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { agreedSeatmates } from '#server/sale/holds/agreed-seatmates.ts';
import type { Ride } from './ride-of.ts';
import { takenOfRide } from './taken-of-ride.ts';

type Looking = OperationRequest<{ readonly party?: string | null | undefined }>;

/**
 * Who sits where over a stretch of a run, as it is told to one party: it is shown the seatmates who agreed to it. A browser
 * that looks is known again when it chooses.
 */
export const takenFor = async (
  ride: Ride,
  { body, session, cookies }: Pick<Looking, 'body' | 'session' | 'cookies'>,
  { db, clock, issued }: Pick<AppContext, 'db' | 'clock' | 'issued'>,
) => {
  const { party, cookies: left } = partyOf(body.party ?? null, { session, cookies }, issued);
  const agreed = await agreedSeatmates(db, { ...ride, party }, clock.now());
  return { taken: await takenOfRide(db, ride, agreed, clock.now()), cookies: left };
};
