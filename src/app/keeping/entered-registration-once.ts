import type { LiveFlows } from '#panels/shop.ts';

type EnteredRegistration = NonNullable<LiveFlows['enteredRegistration']>;

let coming: ReturnType<EnteredRegistration> | null = null;

/** Reading what was typed leans on the wire, which no page waits for: it comes once, with the form. */
export const enteredRegistrationOnce: EnteredRegistration = () => {
  coming ??= import('./kept-registration.ts').then(({ keptRegistration }) => keptRegistration);
  return coming;
};
