import { Home } from '#screens/home/home.tsx';
import type { Place } from '../place.ts';

export const place: Place = {
  head: {
    title: 'head.home.title',
    description: 'head.home.description',
    keywords: 'head.home.keywords',
  },
  Screen: Home,
};
