import { mostPassengers } from './party-size.ts';

/** For so long whoever was told has the first chance; then those who wait behind are told too. */
export const alarmChance = 15 * 60_000;

/** So often one alarm tells; then it is over, and may be asked for anew. */
export const alarmTellings = 5;

export const mostAlarmSeats = mostPassengers;

/** Names in the address and in the forms of the page of alarms. */
export const alarmNames = {
  run: 'sefer',
  from: 'kalkis',
  to: 'varis',
  day: 'gidis',
  seats: 'yolcu',
  cabinClass: 'sinif',
  email: 'e-posta',
  cancel: 'iptal',
} as const;
