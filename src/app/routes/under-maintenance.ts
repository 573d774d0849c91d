import { type Place, ready } from '#app/routing/place.ts';
import { UnderMaintenance } from '#screens/maintenance/under-maintenance.tsx';

export const place: Place = {
  head: {
    title: 'head.under-maintenance.title',
    description: 'head.under-maintenance.description',
    keywords: 'head.under-maintenance.keywords',
  },
  Screen: UnderMaintenance,
  prepare: () => Promise.resolve(ready(null, 503)),
};
