import type { SaleTerms } from '#domain/catalogue/sale-terms.ts';
import { mostChoicesOf } from '#domain/fare/party-size.ts';
import type { Allow } from '#server/platform/allowance.ts';
import { callerSubjectOf } from '#server/platform/tries/caller-subject.ts';
import type { Seats } from '#server/sale/holds/seats.ts';

type Around = {
  readonly allow: Allow;
  readonly railway: { readonly network: () => { readonly terms: Pick<SaleTerms, 'mostPassengers'> } };
  readonly seats: Pick<Seats, 'holdTime'>;
};

const ofAddress = 600;

/**
 * Whether an address and a party that comes back may choose one seat more, by how many may travel together; a party that
 * never comes back has none. They are counted for as long as a seat is held without being booked: so many choices bound
 * how many seats stand held.
 */
export const mayChooseMore = (
  callerAddress: string,
  party: string | null,
  { allow, railway, seats }: Around,
): boolean =>
  allow(`choose from ${callerSubjectOf(callerAddress)}`, ofAddress, seats.holdTime()) &&
  (party === null ||
    allow(`choose for ${party}`, mostChoicesOf(railway.network().terms.mostPassengers), seats.holdTime()));
