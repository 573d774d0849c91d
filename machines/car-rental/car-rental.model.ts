import { wishOfTrain } from '#domain/rental/places-of-train.ts';
import type { RentalOffer } from '#domain/rental/rental-car.ts';
import type { RentalContract } from '#domain/rental/rental-contracts.ts';
import { blankRentalDriver, type RentalDriver } from '#domain/rental/rental-driver.ts';
import { firstRentalListing, type RentalBand, type RentalListing } from '#domain/rental/rental-list.ts';
import type { RentalOffice } from '#domain/rental/rental-office.ts';
import type { RentalReservation } from '#domain/rental/rental-reservation.ts';
import type { RentalWish } from '#domain/rental/rental-wish.ts';
import type { OwnAddress } from '#domain/shop/own-address.ts';
import type { Answer } from '#domain/values/answer.ts';
import { heardIn, noRefusal, type RefusalHeard } from '#machines/kit/flow/refusal-heard.ts';
import type { Payer, Payment } from '#machines/payment/payment.model.ts';
import type {
  FoundAnswer,
  FoundCars,
  ListedAnswer,
  OfficesAnswer,
  PlacesAnswer,
  ReleaseAnswer,
  RentedAnswer,
  SavedAnswer,
  SavedRental,
} from './car-rental.ports.ts';

type RefusalOf<Result> = Result extends { readonly refusal: infer Refusal } ? Refusal : never;

export type CarRefusal = RefusalOf<
  FoundAnswer | SavedAnswer | ListedAnswer | OfficesAnswer | PlacesAnswer | ReleaseAnswer | RentedAnswer
>;
export type CarAnswer = Answer<unknown, CarRefusal>;

export type TrainSought = { readonly pnr: string; readonly surname: string };
type Toggled = { readonly band: RentalBand };
type Ordered = Pick<RentalListing, 'sort'>;
type Wished = { readonly wish: RentalWish };
type Given = { readonly driver: RentalDriver; readonly key: string };

/** What was typed, and outlives a change of the chart. */
export type KeptRental = { readonly wish: RentalWish; readonly driver: RentalDriver };

export type CarRental = {
  context: {
    /** Control: whether the flow was entered by the number of a rental that was paid. */
    readonly arrival: 'number' | 'plain';
    readonly payer: Payer;
    readonly offices: readonly RentalOffice[];
    readonly wish: RentalWish;
    /** The train that was asked for, as typed. */
    readonly train: TrainSought;
    /** How often a train has filled in where and when: each time the fields show it anew. */
    readonly fills: number;
    /** Control: whether there are more cars than are shown. */
    readonly found: FoundCars;
    /** Under which bands and in which order the cars are shown. */
    readonly listing: RentalListing;
    /** Under which they are asked for; the same once the list has come. */
    readonly wanted: RentalListing;
    readonly car: RentalOffer | null;
    readonly driver: RentalDriver;
    /** Control: nothing is laid down before all of them are accepted. */
    readonly contracts: readonly RentalContract[];
    /** Made before the order is asked for: pressed twice it is one. */
    readonly key: string;
    readonly order: SavedRental & { readonly at: number };
    readonly rental: RentalReservation | null;
    /** Control: where the reader who leaves the payment wants to go. */
    readonly leavingFor: OwnAddress['name'] | null;
  } & RefusalHeard<CarRefusal | 'not-reached'>;
  input: {
    readonly payer: Payer;
    /** The rental the address of a result names; empty where it names none. */
    readonly number: string;
    readonly now: number;
    /** What was typed before the chart was another one. */
    readonly kept: KeptRental | null;
  };
  events:
    | { type: 'offices.asked' }
    | ({ type: 'train.sought' } & TrainSought)
    /** What is typed of place and time so far; what is not written yet is empty or 0. */
    | { type: 'wish.noted'; wish: RentalWish }
    | { type: 'cars.sought'; wish: RentalWish }
    /** The same cars are looked for again, at the prices of now. */
    | { type: 'search.repeated' }
    /** Place or time is to be another. */
    | { type: 'search.reopened' }
    | ({ type: 'band.toggled' } & Toggled)
    | ({ type: 'order.chosen' } & Ordered)
    | { type: 'more.asked' }
    | { type: 'car.opened'; car: RentalOffer }
    | { type: 'car.closed' }
    | { type: 'car.chosen' }
    | { type: 'car.reconsidered' }
    /** What is typed of the driver so far. */
    | { type: 'driver.noted'; driver: RentalDriver }
    | { type: 'contract.accepted'; contract: RentalContract }
    | { type: 'contract.withdrawn'; contract: RentalContract }
    | ({ type: 'driver.given' } & Given)
    /** The reader means to leave the payment. */
    | { type: 'leaving.confirmed' }
    | { type: 'leaving.declined' }
    | { type: 'outcome.asked' }
    | { type: 'payer.known'; payer: Payer }
    | { type: 'address.asked'; address: OwnAddress }
    /** Another car is to be rented. */
    | { type: 'another.sought' };
  emitted:
    | { type: 'failed'; error: unknown }
    /** The time for paying is over; the reader is led home. */
    | { type: 'time-ended' };
  children: {
    listOffices: 'listOffices';
    placesOfTrain: 'placesOfTrain';
    findCars: 'findCars';
    listCars: 'listCars';
    moreCars: 'moreCars';
    orderCar: 'orderCar';
    releaseRental: 'releaseRental';
    viewRental: 'viewRental';
    searchEnd: 'searchEnd';
    payment: 'payment';
  };
  tags: 'busy';
  meta: { screen: 'home' | 'rental-driver' | 'rental-list' | 'rental-payment' | 'rental-result' };
};

export const timeout = 12_000;
/** How soon it is asked again what became of an order, or of its money. */
export const recheckAfter = 3_000;

type Context = CarRental['context'];
type Change = Partial<Context>;
type CarsAnswer = Answer<FoundCars, CarRefusal>;
type WithContext = { readonly context: Context };

export const nowhere: RentalWish = { pickUpOffice: '', dropOffOffice: '', pickUpAt: 0, dropOffAt: 0 };
const noCarsFound: FoundCars = { id: '', keptUntil: 0, offers: [], count: 0, rest: 'none' };
const noOrder = { number: '', amount: 0, payBy: 0, at: 0 } as const;

export const begun = ({ payer, number, now, kept }: CarRental['input']): Context => ({
  arrival: number === '' ? 'plain' : 'number',
  payer,
  offices: [],
  wish: kept?.wish ?? nowhere,
  train: { pnr: '', surname: '' },
  fills: 0,
  found: noCarsFound,
  listing: firstRentalListing,
  wanted: firstRentalListing,
  car: null,
  driver: kept?.driver ?? blankRentalDriver,
  contracts: [],
  key: '',
  order: { ...noOrder, number, payBy: now, at: now },
  rental: null,
  leavingFor: null,
  ...noRefusal,
});

/** What a restart keeps of it. */
export const keptOf = ({ wish, driver }: Context): KeptRental | null =>
  wish.pickUpOffice === '' && driver.lastName === '' ? null : { wish, driver };

export const officesKept = (_: WithContext, answer: OfficesAnswer): Change =>
  answer.ok ? { offices: answer.value, ...noRefusal } : {};

export const trainNoted = (_: WithContext, { pnr, surname }: TrainSought): Change => ({
  train: { pnr, surname },
  ...noRefusal,
});

/** What the train cannot say stays as it was typed. */
export const filledIn = (
  { context: { train, driver, wish, fills } }: WithContext,
  answer: PlacesAnswer,
): Change =>
  answer.ok
    ? {
        wish: wishOfTrain(answer.value, wish),
        fills: fills + 1,
        driver: { ...driver, trainPnr: train.pnr },
      }
    : {};

export const wishDrafted = (_: WithContext, { wish }: Wished): Change => ({ wish });

/** Other places or times are another contract. */
export const wishNoted = (_: WithContext, { wish }: Wished): Change => ({
  wish,
  wanted: firstRentalListing,
  contracts: [],
  ...noRefusal,
});

/** The bands that were asked for stand once their cars are there. */
export const carsKept = ({ context: { wanted } }: WithContext, answer: CarsAnswer): Change =>
  answer.ok ? { found: answer.value, listing: wanted, ...noRefusal } : {};

/** Cars that are shown already stay where they are. */
export const carsAdded = ({ context: { found } }: WithContext, answer: CarsAnswer): Change =>
  answer.ok
    ? { found: { ...answer.value, offers: [...found.offers, ...answer.value.offers] }, ...noRefusal }
    : {};

export const bandToggled = ({ context: { wanted } }: WithContext, { band }: Toggled): Change => ({
  wanted: {
    ...wanted,
    bands: wanted.bands.includes(band)
      ? wanted.bands.filter((each) => each !== band)
      : [...wanted.bands, band],
  },
  ...noRefusal,
});

export const orderChosen = ({ context: { wanted } }: WithContext, { sort }: Ordered): Change => ({
  wanted: { ...wanted, sort },
  ...noRefusal,
});

/** What was accepted for one car at one price is not accepted for another. */
export const carNoted = (
  { context: { car: before, contracts } }: WithContext,
  { car }: { readonly car: RentalOffer },
): Change => ({
  car,
  contracts: before?.id === car.id && before.total === car.total ? contracts : [],
  ...noRefusal,
});

export const driverNoted = (_: WithContext, { driver }: { readonly driver: RentalDriver }): Change => ({
  driver,
});

export const contractAccepted = (
  { context: { contracts } }: WithContext,
  { contract }: { readonly contract: RentalContract },
): Change => ({ contracts: [...contracts, contract].toSorted() });

export const contractWithdrawn = (
  { context: { contracts } }: WithContext,
  { contract }: { readonly contract: RentalContract },
): Change => ({ contracts: contracts.filter((each) => each !== contract) });

export const driverGiven = (_: WithContext, { driver, key }: Given): Change => ({
  driver,
  key,
  ...noRefusal,
});

export const orderKept = (_: WithContext, answer: SavedAnswer): Change =>
  answer.ok ? { order: answer.value } : {};

export const rentalKept = (_: WithContext, answer: RentedAnswer): Change =>
  answer.ok ? { rental: answer.value, ...noRefusal } : {};

export const refusedBy = (_: WithContext, answer: CarAnswer): Change => (answer.ok ? {} : heardIn(answer));

/** Whoever rents again begins with nothing of the last time. */
export const begunAnew = ({ context: { payer, order } }: WithContext): Change =>
  begun({ payer, number: '', now: order.at, kept: null });

/** Whoever had no car after all goes on with what was typed. */
export const begunAgain = ({ context: { payer, order, wish, driver } }: WithContext): Change =>
  begun({ payer, number: '', now: order.at, kept: { wish, driver } });

/** What each port is asked with. */
export const asked = {
  placesOfTrain: ({ context: { train } }: WithContext) => train,
  findCars: ({ context: { wish, wanted: listing } }: WithContext) => ({ wish, listing }),
  listCars: ({ context: { found, wanted: listing } }: WithContext) => ({ search: found.id, listing }),
  moreCars: ({ context: { found, listing } }: WithContext) => ({
    search: found.id,
    listing: { ...listing, offset: found.offers.length },
  }),
  orderCar: ({ context: { found, car, driver, contracts, key } }: WithContext) => ({
    search: found.id,
    car: car?.id ?? '',
    amount: car?.total ?? 0,
    driver,
    contracts,
    key,
  }),
  releaseRental: ({ context: { order } }: WithContext) => ({ number: order.number }),
  viewRental: ({ context: { order, driver } }: WithContext) => ({
    number: order.number,
    surname: driver.lastName,
  }),
  searchEnd: ({ context: { found } }: WithContext) => ({ at: found.keptUntil }),
  payment: ({ context: { payer, order } }: WithContext): Payment['input'] => ({
    payer,
    locator: order.number,
    bought: 'rental',
    price: { code: null, price: order.amount, discount: 0, due: order.amount },
    payBy: order.payBy,
    now: order.at,
  }),
};
