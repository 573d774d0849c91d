import type { ReactNode } from 'react';
import { type Shop, ShopContext } from '#panels/shop.ts';
import { unkeptTyping } from '../support/views/unkept-typing.ts';

const quietShop: Shop = {
  environment: 'LOCAL-DEV',
  place: 'home',
  session: null,
  alert: null,
  booking: null,
  rental: null,
  registration: null,
  enteredRegistration: unkeptTyping,
  saved: () => Promise.resolve(),
  now: () => 0,
};

/** A shop in which nothing is going on, but for what is said of it. */
export const ShopAround = ({ children, ...given }: Partial<Shop> & { readonly children: ReactNode }) => (
  <ShopContext value={{ ...quietShop, ...given }}>{children}</ShopContext>
);
