import { type Place, ready } from '#app/routing/place.ts';
import { Maintenance } from '#screens/maintenance/maintenance.tsx';

export const place: Place = {
  head: {
    title: 'head.maintenance.title',
    description: 'head.maintenance.description',
    keywords: 'head.maintenance.keywords',
  },
  Screen: Maintenance,
  prepare: () => Promise.resolve(ready(null, 503)),
};
