import type { OwnAddress } from '#domain/shop/own-address.ts';

let fulfil: (asked: OwnAddress) => void = () => undefined;

/** Fulfilled with the first page of members that was gone to. */
export const woken = new Promise<OwnAddress>((resolve) => {
  fulfil = resolve;
});

/** A page of members is gone to: who is there must be known. */
export const requestSession = (asked: OwnAddress): void => fulfil(asked);
