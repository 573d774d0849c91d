import type { Place } from '#app/routing/place.ts';
import { ComponentSheet } from '#screens/component-sheet/component-sheet.tsx';

export const place: Place = {
  head: {
    title: 'head.component-sheet.title',
    description: 'head.component-sheet.description',
    keywords: 'head.component-sheet.keywords',
  },
  Screen: ComponentSheet,
};
