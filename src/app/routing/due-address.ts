import type { OwnAddress } from '#domain/shop/own-address.ts';
import { orderName, payingName } from '#domain/shop/paying-address.ts';
import { partOf } from '#domain/values/is-like.ts';
import { locatorTyped } from '#domain/values/locator.ts';

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

const textIn = (told: unknown): string => (typeof told === 'string' ? locatorTyped(told) : '');

/** Whether an address wants something else to be paid than what a booking is about, by its context, live or kept. */
export const paysAnother = (context: unknown, here: OwnAddress): boolean => {
  const due = dueAt(here);
  if (due === null) return false;
  const made = partOf(context, 'booking') ?? partOf(partOf(context, 'changing'), 'booking');
  const laid = partOf(partOf(context, 'order'), 'order') ?? null;
  const order = orderAt(here)?.order ?? null;
  return (
    textIn(partOf(made, 'locator')) !== locatorTyped(due) ||
    (order !== null && laid !== null && order !== laid)
  );
};
