import type { AddressName } from '#domain/addresses.ts';

const ofPurchase: ReadonlySet<AddressName> = new Set([
  'journey-list',
  'seat-map',
  'payment',
  'payment-result',
  'wallet-return',
]);

let fulfil: () => void = () => undefined;

/** Fulfilled when a place of the purchase is first gone to, or when a purchase was kept. */
export const purchaseWanted = new Promise<void>((resolve) => {
  fulfil = resolve;
});

/** Whether a place is part of the purchase: from there on there is a booking. */
export const beginsPurchase = (place: AddressName): boolean => ofPurchase.has(place);

export const wantPurchase = (): void => fulfil();
