import { openRentalContracts, type RentalContract } from '#domain/rental/rental-contracts.ts';
import type { OwnAddress } from '#domain/shop/own-address.ts';
import type { Answer } from '#domain/values/answer.ts';
import type { PaymentEnd } from '#machines/payment/payment.model.ts';
import type { CarAnswer, CarRefusal, CarRental } from './car-rental.model.ts';
import type { FoundCars, PlacesAnswer } from './car-rental.ports.ts';

type Context = CarRental['context'];

export const areContractsAccepted = ({ contracts }: Pick<Context, 'contracts'>): boolean =>
  openRentalContracts(contracts).length === 0;

export const isAccepted = (
  { contracts }: Pick<Context, 'contracts'>,
  { contract }: { readonly contract: RentalContract },
): boolean => contracts.includes(contract);

export const isListWanted = ({ address }: { readonly address: OwnAddress }): boolean =>
  address.name === 'rental-list';

/** From the payment back to the driver or to the list: the car that is kept is given back first. */
export const leadsAway = ({ address }: { readonly address: OwnAddress }): boolean =>
  address.name === 'rental-driver' || address.name === 'rental-list';

export const isCarGone = (answer: CarAnswer): boolean =>
  !answer.ok && (answer.refusal === 'car-taken' || answer.refusal === 'car-unknown');

const staleWords: ReadonlySet<CarRefusal> = new Set([
  'amount-differs',
  'car-price-changed',
  'rental-search-over',
]);

export const isStale = (answer: CarAnswer): boolean => !answer.ok && staleWords.has(answer.refusal);

/** The server's own word that there is no rental. */
export const isClosed = (answer: CarAnswer): boolean =>
  !answer.ok && (answer.refusal === 'rental-over' || answer.refusal === 'rental-returned');

export const isUnderway = (answer: CarAnswer): boolean => !answer.ok && answer.refusal === 'payment-underway';

export const isFarAway = (answer: PlacesAnswer): boolean => answer.ok && answer.value.pickUpOffice === null;

export const isNoCar = (answer: Answer<FoundCars, CarRefusal>): boolean =>
  answer.ok && answer.value.count === 0;

export const isTimeOver = ({ kind }: PaymentEnd): boolean => kind === 'time-ended';
export const isLeft = ({ kind }: PaymentEnd): boolean => kind === 'left';
