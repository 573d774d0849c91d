import type { ClassTariff, TypeTariff } from '#server/railway/network/network-document.ts';

const fiveLira = 500;

/** Fitted to the fares that were seen last: Ankara–İstanbul and Eskişehir–İstanbul in 2026. */
export const typeTariffs: readonly TypeTariff[] = [
  { row: 'YHT-2026', type: 'YHT', base: 20_900, perKilometre: 134.7, least: 12_000, step: fiveLira },
  { row: 'AH-2026', type: 'AH', base: 18_960, perKilometre: 100.76, least: 6_000, step: fiveLira },
  { row: 'BOLGESEL-2026', type: 'BOLGESEL', base: 3_000, perKilometre: 95, least: 4_000, step: fiveLira },
  { row: 'OZEL-2026', type: 'OZEL_TREN', base: 60_000, perKilometre: 220, least: 80_000, step: fiveLira },
  {
    row: 'TURISTIK-2026',
    type: 'TURISTIK_TREN',
    base: 90_000,
    perKilometre: 160,
    least: 90_000,
    step: fiveLira,
  },
  {
    row: 'CMO-2026',
    type: 'ULUSLARARASI_CMO',
    base: 45_000,
    perKilometre: 140,
    least: 45_000,
    step: fiveLira,
  },
  {
    row: 'SET-2026',
    type: 'ULUSLARARASI_SET',
    base: 45_000,
    perKilometre: 120,
    least: 45_000,
    step: fiveLira,
  },
  {
    row: 'NRT-2026',
    type: 'ULUSLARARASI_NRT',
    base: 45_000,
    perKilometre: 120,
    least: 45_000,
    step: fiveLira,
  },
  { row: 'ULS-2026', type: 'ULUSLARARASI', base: 50_000, perKilometre: 140, least: 50_000, step: fiveLira },
];

/** Business is one and a half times economy; a compartment adds to business, a bed to economy. */
export const classTariffs: readonly ClassTariff[] = [
  { row: 'Y1', cabinClass: 'Y1', factor: 1, supplement: 0 },
  { row: 'C', cabinClass: 'C', factor: 1.5, supplement: 0 },
  { row: 'L', cabinClass: 'L', factor: 1.5, supplement: 25_500 },
  { row: 'B', cabinClass: 'B', factor: 1, supplement: 201_000 },
  { row: 'D', cabinClass: 'D', factor: 1, supplement: 30_000 },
  { row: 'DSB', cabinClass: 'DSB', factor: 1, supplement: 0 },
  { row: 'N', cabinClass: 'N', factor: 1, supplement: 0 },
  { row: 'OS', cabinClass: 'OS', factor: 1, supplement: 0 },
];
