import type { CabinClass } from '#domain/values/cabin-class.ts';
import type { FareFamily } from '#domain/values/fare-family.ts';
import type { MessageId } from '#i18n/message-id.ts';

export const cabinWords: Readonly<Record<CabinClass, MessageId>> = {
  B: 'cabin.B',
  L: 'cabin.L',
  Y1: 'cabin.Y1',
  C: 'cabin.C',
  D: 'cabin.D',
  DSB: 'cabin.DSB',
  N: 'cabin.N',
  OS: 'cabin.OS',
};

export const familyWords: Readonly<Record<FareFamily, MessageId>> = {
  STANDART: 'fare-family.STANDART',
  FLEX: 'fare-family.FLEX',
};
