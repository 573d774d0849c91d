import { ComponentSheet } from '#screens/component-sheet/component-sheet.tsx';
import type { Place } from '../place.ts';

export const place: Place = {
  head: {
    title: 'head.component-sheet.title',
    description: 'head.component-sheet.description',
    keywords: 'head.component-sheet.keywords',
  },
  Screen: ComponentSheet,
};
