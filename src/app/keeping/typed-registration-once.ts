import type { LiveFlows } from '#panels/shop.ts';

type TypedRegistration = NonNullable<LiveFlows['typedRegistration']>;

let coming: ReturnType<TypedRegistration> | null = null;

/** Reading what was typed leans on the wire, which no page waits for: it comes once, with the form. */
export const typedRegistrationOnce: TypedRegistration = () => {
  coming ??= import('./kept-registration.ts').then(({ keptRegistration }) => keptRegistration);
  return coming;
};
