import type { CabinClass } from '#domain/values/cabin-class.ts';
import type { Words } from './words.ts';

export const cabinName = (code: CabinClass, { say }: Words): string => {
  switch (code) {
    case 'B':
      return say('cabin.B');
    case 'L':
      return say('cabin.L');
    case 'Y1':
      return say('cabin.Y1');
    case 'C':
      return say('cabin.C');
    case 'D':
      return say('cabin.D');
    case 'DSB':
      return say('cabin.DSB');
    case 'N':
      return say('cabin.N');
    case 'OS':
      return say('cabin.OS');
  }
};
