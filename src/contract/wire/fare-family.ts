import type { FareFamily } from '#domain/values/fare-family.ts';

export const fareFamilyId: Readonly<Record<FareFamily, number>> = { STANDART: 1, FLEX: 2 };

/** 0 means any, which is the cheaper one. */
export const fareFamilyOfId = (id: number): FareFamily => (id === fareFamilyId.FLEX ? 'FLEX' : 'STANDART');
