import { addresses } from '#domain/addresses.ts';
import { deepLinkNames, tripQueryOfDeepLink } from '#domain/deep-link.ts';
import { elsewhere, type Place } from '../place.ts';

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
