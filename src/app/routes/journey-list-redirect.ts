import { elsewhere, type Place } from '#app/routing/place.ts';
import { deepLinkNames, tripQueryOfDeepLink } from '#domain/journey/deep-link.ts';
import { addresses } from '#domain/shop/addresses.ts';

export const place: Place = {
  head: {
    title: 'head.journey-list.title',
    description: 'head.journey-list.description',
    keywords: 'head.journey-list.keywords',
  },
  Screen: () => null,
  reads: Object.values(deepLinkNames),
  prepare: async ({ query }) => elsewhere(`${addresses['journey-list'].path}?${tripQueryOfDeepLink(query)}`),
};
