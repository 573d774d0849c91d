import type { RentalOffer } from '#domain/rental/rental-car.ts';

export const testSupplier = 'Deneme Filo';

type TestCar = Pick<RentalOffer, 'dailyFee' | 'licenceYears' | 'minimumAge' | 'model' | 'youngDriverAge'> & {
  readonly name: string;
};

const anyDriver = { minimumAge: 24, youngDriverAge: 21, licenceYears: 1 } as const;

/** Cars of the simulated supplier: one for each thing that may go wrong. They are the cheapest of their office. */
export const testCars: readonly TestCar[] = [
  { ...anyDriver, name: 'test-taken', model: 'Deneme 1', dailyFee: 100_000 },
  { ...anyDriver, name: 'test-price', model: 'Deneme 2', dailyFee: 101_000 },
  { ...anyDriver, name: 'test-lost', model: 'Deneme 3', dailyFee: 102_000 },
  { ...anyDriver, name: 'test-stays', model: 'Deneme 4', dailyFee: 103_000 },
  {
    ...anyDriver,
    name: 'test-age',
    model: 'Deneme 5',
    dailyFee: 104_000,
    minimumAge: 40,
    youngDriverAge: 40,
  },
  { ...anyDriver, name: 'test-licence', model: 'Deneme 6', dailyFee: 105_000, licenceYears: 15 },
];

/** Whether a car, by its id, is the test car of a name. */
export const isTestCar = (carId: string, name: string): boolean => carId.endsWith(`.${name}`);
