import { Maintenance } from '#screens/maintenance/maintenance.tsx';
import type { Place } from '../place.ts';

export const place: Place = {
  head: {
    title: 'head.maintenance.title',
    description: 'head.maintenance.description',
    keywords: 'head.maintenance.keywords',
  },
  Screen: Maintenance,
};
