import type { OwnAddress } from '#domain/shop/own-address.ts';
import { orderName, payingName } from '#domain/shop/paying-address.ts';
import { parseLocator } from '#domain/values/locator.ts';
import { madeOf } from '#machines/booking/booking.selectors.ts';

export const queryOf = (path: string) => new URLSearchParams(path.split(/[?#]/)[1] ?? '');

/** The PNR of a booking that an address wants to be paid. */
export const dueAt = ({ name, path }: OwnAddress): string | null =>
  name === 'payment' ? queryOf(path).get(payingName) : null;

/** The order of extra services for a booking that an address wants to be paid. */
export const orderAt = (here: OwnAddress) => {
  const locator = dueAt(here);
  const order = queryOf(here.path).get(orderName);
  return locator === null || order === null ? null : { locator, order };
};

type Held = Parameters<typeof madeOf<{ readonly locator: string }>>[0]['context'] & {
  readonly order: { readonly order: string } | null;
};

/** Whether an address wants something else to be paid than what a booking is about, by its context, live or kept. */
export const paysAnother = (context: Held, here: OwnAddress): boolean => {
  const due = dueAt(here);
  if (due === null) return false;
  const savedOrder = context.order?.order ?? null;
  const order = orderAt(here)?.order ?? null;
  return (
    parseLocator(madeOf({ context })?.locator ?? '') !== parseLocator(due) ||
    (order !== null && savedOrder !== null && order !== savedOrder)
  );
};
