import type { FareFamily } from '#domain/values/fare-family.ts';
import type { Words } from '#i18n/words.ts';

export const familyName = (family: FareFamily, { say }: Words): string => {
  switch (family) {
    case 'STANDART':
      return say('fare-family.STANDART');
    case 'FLEX':
      return say('fare-family.FLEX');
  }
};
