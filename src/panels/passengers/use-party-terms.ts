import { useMemo } from 'react';
import { type PartyTerms, partyTermsOf } from '#domain/fare/party-terms.ts';
import { useStations } from '#panels/stations.ts';

/** How many may travel and as what, as the server tells it with its stations. */
export const usePartyTerms = (): PartyTerms => {
  const { book } = useStations();
  return useMemo(() => partyTermsOf(book), [book]);
};
