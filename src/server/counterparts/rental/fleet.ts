import type { RentalOffer } from '#domain/rental/rental-car.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import { rentalOffices, testOffices } from './offices.ts';
import { testCars, testSupplier } from './test-cars.ts';

type Model = Pick<
  RentalOffer,
  'category' | 'fuel' | 'gear' | 'licenceYears' | 'minimumAge' | 'model' | 'seats' | 'youngDriverAge'
> & { readonly name: string; readonly dailyFee: Kurus; readonly deposit: Kurus };

/** A car that stands at an office, for one day. */
export type FleetCar = Omit<RentalOffer, 'days' | 'kilometreLimit' | 'total'> & {
  readonly office: string;
  readonly dailyKilometres: number;
  /** How many of it there are. */
  readonly units: number;
};

const anyDriver = { minimumAge: 24, youngDriverAge: 21, licenceYears: 1 } as const;
const grownDriver = { minimumAge: 27, youngDriverAge: 25, licenceYears: 2 } as const;
const seasonedDriver = { minimumAge: 30, youngDriverAge: 28, licenceYears: 5 } as const;

const economy = { ...anyDriver, category: 'economy', seats: 5, deposit: 400_000 } as const;
const compact = { ...anyDriver, category: 'compact', seats: 5, deposit: 500_000 } as const;
const comfort = { ...grownDriver, category: 'comfort', seats: 5, deposit: 800_000 } as const;
const suv = { ...anyDriver, category: 'suv', seats: 5, deposit: 700_000 } as const;
const premium = { ...seasonedDriver, category: 'premium', seats: 5, deposit: 2_000_000 } as const;
const minibus = { ...grownDriver, category: 'minibus', seats: 9, deposit: 1_500_000 } as const;

const models: readonly Model[] = [
  { ...economy, name: 'clio', model: 'Renault Clio', fuel: 'petrol', gear: 'manual', dailyFee: 162_000 },
  { ...economy, name: 'egea', model: 'Fiat Egea', fuel: 'diesel', gear: 'manual', dailyFee: 178_000 },
  { ...economy, name: 'i20', model: 'Hyundai i20', fuel: 'petrol', gear: 'automatic', dailyFee: 191_000 },
  {
    ...compact,
    name: 'megane',
    model: 'Renault Megane',
    fuel: 'diesel',
    gear: 'automatic',
    dailyFee: 224_000,
  },
  {
    ...compact,
    name: 'corolla',
    model: 'Toyota Corolla',
    fuel: 'hybrid',
    gear: 'automatic',
    dailyFee: 258_000,
  },
  { ...comfort, name: 'passat', model: 'VW Passat', fuel: 'diesel', gear: 'automatic', dailyFee: 341_000 },
  { ...suv, name: 'duster', model: 'Dacia Duster', fuel: 'diesel', gear: 'manual', dailyFee: 286_000 },
  { ...suv, name: 'togg', model: 'Togg T10X', fuel: 'electric', gear: 'automatic', dailyFee: 395_000 },
  {
    ...premium,
    name: 'eclass',
    model: 'Mercedes E 200',
    fuel: 'petrol',
    gear: 'automatic',
    dailyFee: 612_000,
  },
  { ...minibus, name: 'vito', model: 'Mercedes Vito', fuel: 'diesel', gear: 'automatic', dailyFee: 455_000 },
];

/** What each supplier adds to the fee of a day, and how far one may drive on it. */
const suppliers = [
  { id: 'bozkir', supplier: 'Bozkır Oto', adds: 0, dailyKilometres: 300 },
  { id: 'yolboyu', supplier: 'Yolboyu Filo', adds: 7_500, dailyKilometres: 350 },
  { id: 'anadolu', supplier: 'Anadolu Rent', adds: 14_000, dailyKilometres: 400 },
  { id: 'toros', supplier: 'Toros Araç', adds: 21_500, dailyKilometres: 500 },
] as const;

const unitsOfCar = 2;
/** The first suppliers alone have their last models everywhere: 37 cars at each office. */
const lacking = new Set(['toros.eclass', 'toros.vito', 'anadolu.vito']);

const carsOf = (office: string): readonly FleetCar[] =>
  suppliers.flatMap(({ id, supplier, adds, dailyKilometres }) =>
    models
      .filter(({ name }) => !lacking.has(`${id}.${name}`))
      .map(({ name, dailyFee, ...model }) => ({
        ...model,
        id: `${office}.${id}.${name}`,
        office,
        supplier,
        dailyFee: dailyFee + adds,
        dailyKilometres,
        units: unitsOfCar,
      })),
  );

/** Cars for trying out what may go wrong, at one office beside its others. */
const carsForTrying = (office: string): readonly FleetCar[] =>
  testCars.map(({ name, ...tried }) => ({
    ...compact,
    ...tried,
    id: `${office}.${name}`,
    office,
    supplier: testSupplier,
    fuel: 'petrol',
    gear: 'automatic',
    dailyKilometres: 300,
    units: unitsOfCar,
  }));

/** Where the cars for trying stand. */
export const testFleetOffice = 'eskisehir';

/** Every car of the simulated suppliers. */
export const fleet: readonly FleetCar[] = rentalOffices.flatMap(({ id }) => {
  if (id === testOffices.empty) return [];
  return id === testFleetOffice ? [...carsOf(id), ...carsForTrying(id)] : carsOf(id);
});
