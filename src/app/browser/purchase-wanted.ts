import type { AddressName } from '#domain/shop/addresses.ts';

/** Something that is wanted at some time, once. */
const wanting = () => {
  const waiting: (() => void)[] = [];
  const come = new Promise<void>((resolve) => {
    waiting.push(resolve);
  });
  return {
    come,
    want: () => {
      for (const fulfil of waiting) fulfil();
    },
  };
};

const ofPurchase: ReadonlySet<AddressName> = new Set([
  'journey-list',
  'seat-map',
  'payment',
  'payment-result',
  'wallet-return',
]);

const ofRental: ReadonlySet<AddressName> = new Set([
  'rental-list',
  'rental-driver',
  'rental-payment',
  'rental-result',
]);

const purchase = wanting();
const rental = wanting();

/** Fulfilled when a place of the purchase is first gone to, or when a purchase was kept. */
export const purchaseWanted = purchase.come;

/** Whether a place is part of the purchase: from there on there is a booking. */
export const beginsPurchase = (place: AddressName): boolean => ofPurchase.has(place);

export const wantPurchase = purchase.want;

/** Fulfilled when a place of the way to a car is first gone to. */
export const rentalWanted = rental.come;

/** Whether a place is part of the way to a car. */
export const beginsRental = (place: AddressName): boolean => ofRental.has(place);

export const wantRental = rental.want;
