import { addressParts } from '#domain/address-parts.ts';
import type { OwnAddress } from '#domain/own-address.ts';
import type { BookingActor } from '#panels/shop.ts';

const returned = { type: 'bank.returned' } as const;

/** Whether the browser may have come back from a bank: by its address, or because the payment had left for it. */
const isBack = (here: OwnAddress | null): boolean => {
  if (here?.name === 'payment-result' || here?.name === 'wallet-return') return true;
  return here?.name === 'payment' && Object.keys(addressParts(here.name, here.path)).length > 0;
};

/** Whoever comes back is told nothing by the address: the payment asks the server. */
export const tellReturned = (booking: BookingActor, here: OwnAddress | null): void => {
  const { payment } = booking.getSnapshot().children;
  const snapshot = payment?.getSnapshot();
  if (snapshot?.can(returned) && (snapshot.hasTag('atBank') || isBack(here))) payment?.send(returned);
};

/** Where a wallet sent the browser back, nothing is led on before the shop has heard what became of the payment. */
export const onceHeard = (booking: BookingActor, here: OwnAddress | null, leadOn: () => void): void => {
  const { payment } = booking.getSnapshot().children;
  if (here?.name !== 'wallet-return' || !payment?.getSnapshot().hasTag('busy')) {
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
export const watchReturns = (booking: BookingActor, hereNow: () => OwnAddress | null) => {
  const listen = ({ persisted }: PageTransitionEvent) => {
    if (persisted) tellReturned(booking, hereNow());
  };
  addEventListener('pageshow', listen);
  return { unsubscribe: () => removeEventListener('pageshow', listen) };
};
