import { mostChoicesOf } from '#domain/fare/party-size.ts';
import { callerSubjectOf } from '#server/platform/tries/caller-subject.ts';
import type { House } from '#server/sale/context/house.ts';

/** As long as a seat is held without being booked: so many choices bound how many seats stand held. */
const holdTime = 600_000;
const ofAddress = 600;

/**
 * Whether an address and a party that comes back may choose one seat more, by how many may travel together; a party that
 * never comes back has none.
 */
export const mayChooseMore = (
  callerAddress: string,
  party: string | null,
  { allow, railway }: Pick<House, 'allow' | 'railway'>,
): boolean =>
  allow(`choose from ${callerSubjectOf(callerAddress)}`, ofAddress, holdTime) &&
  (party === null ||
    allow(`choose for ${party}`, mostChoicesOf(railway.network().terms.mostPassengers), holdTime));
