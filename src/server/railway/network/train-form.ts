import { createHash } from 'node:crypto';
import type { WrittenTrain } from './network-document.ts';

/** Sold places are counted in stops and in units of coaches: an index belongs to a key with these and no others. */
export const formOf = ({ key, stops, coaches }: Pick<WrittenTrain, 'key' | 'stops' | 'coaches'>): string => {
  const counted = [
    stops.map(([station]) => station),
    coaches.map(([index, , template]) => [index, template]),
  ];
  return `${key} ${createHash('sha256').update(JSON.stringify(counted)).digest('hex').slice(0, 32)}`;
};

/** The key of the train a form is one of. */
export const keyOfForm = (form: string): string => form.slice(0, form.lastIndexOf(' '));
