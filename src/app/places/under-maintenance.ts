import { UnderMaintenance } from '#screens/maintenance/under-maintenance.tsx';
import type { Place } from '../place.ts';

export const place: Place = {
  head: {
    title: 'head.under-maintenance.title',
    description: 'head.under-maintenance.description',
    keywords: 'head.under-maintenance.keywords',
  },
  Screen: UnderMaintenance,
};
