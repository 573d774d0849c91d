import { addressParts } from '#domain/shop/address-parts.ts';
import type { AddressName } from '#domain/shop/addresses.ts';
import type { OwnAddress } from '#domain/shop/own-address.ts';
import { rentalAddressNames } from '#domain/shop/rental-addresses.ts';
import type { BookingActor, RentalActor } from '#panels/shop.ts';

type Front = BookingActor | RentalActor;

/** Places that a bank sends the browser back to, whatever else stands in the address. */
const returns: ReadonlySet<AddressName> = new Set(['payment-result', 'rental-result', 'wallet-return']);

const returned = { type: 'bank.returned' } as const;

/** Whether the browser may have come back from a bank: by its address, or because the payment had left for it. */
const isBack = (here: OwnAddress | null): boolean => {
  if (here === null) return false;
  if (here.name === 'rental-payment') return here.path.includes(`${rentalAddressNames.reason}=`);
  return (
    returns.has(here.name) ||
    (here.name === 'payment' && Object.keys(addressParts(here.name, here.path)).length > 0)
  );
};

/** Whoever comes back is told nothing by the address: the payment asks the server. */
export const notifyReturned = (flow: Front, here: OwnAddress | null): void => {
  const { payment } = flow.getSnapshot().children;
  const snapshot = payment?.getSnapshot();
  if (snapshot?.can(returned) && (snapshot.hasTag('atBank') || isBack(here))) payment?.send(returned);
};

/** Where a bank sent the browser back, nothing is led on before the shop has heard what became of the payment. */
export const onceHeard = (flow: Front, here: OwnAddress | null, leadOn: () => void): void => {
  const { payment } = flow.getSnapshot().children;
  if (
    (here?.name !== 'wallet-return' && here?.name !== 'rental-result') ||
    !payment?.getSnapshot().hasTag('busy')
  ) {
    leadOn();
    return;
  }
  const hearing = payment.subscribe((snapshot) => {
    const isActive = snapshot.status === 'active';
    if (isActive && snapshot.hasTag('busy')) return;
    hearing.unsubscribe();
    if (isActive) leadOn();
  });
};

/** A browser that shows the page as it was when it was left has come back too. */
export const watchReturns = (flow: Front, hereNow: () => OwnAddress | null) => {
  const listen = ({ persisted }: PageTransitionEvent) => {
    if (persisted) notifyReturned(flow, hereNow());
  };
  addEventListener('pageshow', listen);
  return { unsubscribe: () => removeEventListener('pageshow', listen) };
};
