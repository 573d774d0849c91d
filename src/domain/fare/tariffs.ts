/** What a passenger travels as. Ages are whole months on the day of each train; 0 is unbounded. */
export type Tariff = {
  /** `passengerTypeId` on the wire. */
  readonly id: number;
  readonly code: TariffCode;
  readonly fromMonths: number;
  /** Under this age. */
  readonly underMonths: number;
  readonly isForCitizensOnly: boolean;
  /** What is taken off the price, in thousandths. */
  readonly discount: number;
  readonly occupies: 'seat' | 'lap' | 'seat-of-pet';
};

export const tariffCodes = [
  'full',
  'child',
  'youth',
  'senior-60',
  'senior-65',
  'disabled',
  'companion',
  'family',
  'newly-married',
  'teacher',
  'military',
  'lap-child',
  'pet',
  'dog',
] as const;

export type TariffCode = (typeof tariffCodes)[number];

const years = (count: number): number => count * 12;

const everyAge = { fromMonths: 0, underMonths: 0 } as const;
const inSeat = { isForCitizensOnly: false, occupies: 'seat' } as const;
const citizens = { isForCitizensOnly: true, occupies: 'seat' } as const;

export const tariffs: readonly Tariff[] = [
  { id: 0, code: 'full', ...everyAge, ...inSeat, discount: 0 },
  { id: 1, code: 'child', fromMonths: 0, underMonths: years(13), ...inSeat, discount: 500 },
  { id: 2, code: 'youth', fromMonths: years(13), underMonths: years(27), ...inSeat, discount: 150 },
  { id: 3, code: 'senior-60', fromMonths: years(60), underMonths: years(65), ...citizens, discount: 150 },
  { id: 4, code: 'senior-65', fromMonths: years(65), underMonths: 0, ...citizens, discount: 500 },
  { id: 5, code: 'disabled', ...everyAge, ...citizens, discount: 500 },
  { id: 6, code: 'companion', ...everyAge, ...citizens, discount: 500 },
  { id: 7, code: 'family', ...everyAge, ...inSeat, discount: 200 },
  { id: 8, code: 'newly-married', ...everyAge, ...citizens, discount: 200 },
  { id: 9, code: 'teacher', fromMonths: years(18), underMonths: 0, ...citizens, discount: 150 },
  { id: 10, code: 'military', fromMonths: years(18), underMonths: 0, ...citizens, discount: 150 },
  {
    id: 11,
    code: 'lap-child',
    fromMonths: 0,
    underMonths: years(5),
    isForCitizensOnly: false,
    discount: 1000,
    occupies: 'lap',
  },
  { id: 12, code: 'pet', ...everyAge, isForCitizensOnly: false, discount: 500, occupies: 'seat-of-pet' },
  { id: 13, code: 'dog', ...everyAge, isForCitizensOnly: false, discount: 500, occupies: 'seat-of-pet' },
];

const byId = new Map(tariffs.map((tariff) => [tariff.id, tariff]));
const byCode = new Map<string, Tariff>(tariffs.map((tariff) => [tariff.code, tariff]));

export const tariffOfId = (id: number): Tariff | null => byId.get(id) ?? null;

export const tariffOfCode = (code: string): Tariff | null => byCode.get(code) ?? null;
