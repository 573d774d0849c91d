import { type Place, ready } from '#app/routing/place.ts';
import { NotFound } from '#screens/not-found/not-found.tsx';

export const place: Place = {
  head: {
    title: 'head.not-found.title',
    description: 'head.not-found.description',
    keywords: 'head.not-found.keywords',
  },
  Screen: NotFound,
  prepare: () => Promise.resolve(ready(null, 404)),
};
