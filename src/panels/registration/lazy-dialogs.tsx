import { lazy } from 'react';

const load = () =>
  import('./registration-dialogs.tsx').then((module) => ({ default: module.RegistrationDialogs }));

/** They come once somebody registers. */
export const RegistrationDialogs = lazy(load);

/** Whoever is offered to register is answered at once when they do. */
export const fetchRegistration = (): void => {
  // What cannot be fetched ahead is told when it is asked for.
  load().catch(() => undefined);
};
