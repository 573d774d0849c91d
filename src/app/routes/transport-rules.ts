import type { Place } from '#app/routing/place.ts';
import { TransportRules } from '#screens/transport-rules/transport-rules.tsx';

export const place: Place = {
  head: {
    title: 'head.transport-rules.title',
    description: 'head.transport-rules.description',
    keywords: 'head.transport-rules.keywords',
  },
  Screen: TransportRules,
};
