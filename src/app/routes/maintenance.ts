import { Maintenance } from '#screens/maintenance/maintenance.tsx';
import { type Place, ready } from '../place.ts';

export const place: Place = {
  head: {
    title: 'head.maintenance.title',
    description: 'head.maintenance.description',
    keywords: 'head.maintenance.keywords',
  },
  Screen: Maintenance,
  prepare: () => Promise.resolve(ready(null, 503)),
};
