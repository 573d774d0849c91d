import type { Shop } from '#panels/shop.ts';

let coming: ReturnType<Shop['typedRegistration']> | null = null;

/** Reading what was typed leans on the wire, which no page waits for: it comes once, with the form. */
export const typedRegistrationOnce: Shop['typedRegistration'] = () => {
  coming ??= import('./kept-registration.ts').then(({ keptRegistration }) => keptRegistration);
  return coming;
};
