import { tariffCodes } from '#domain/fare/tariffs.ts';
import { cabinClasses } from '#domain/values/cabin-class.ts';
import { fareFamilies } from '#domain/values/fare-family.ts';
import type { CatalogueKind } from './catalogue-kind.ts';

/** The channel this shop sells on. */
const ownChannel = 'INTERNET';

/** The codes the shop has rules for, of the kinds of which it sells no others. */
const codesWithRules: Partial<Readonly<Record<CatalogueKind, readonly string[]>>> = {
  'passenger-types': tariffCodes,
  'sales-channel': [ownChannel],
  'fare-families': fareFamilies,
  'cabin-classes': cabinClasses,
};

/** Whether publishing an entry of this code changes nothing in what the shop sells. */
export const hasNoRule = (kind: CatalogueKind, code: string): boolean =>
  codesWithRules[kind]?.includes(code) === false;
