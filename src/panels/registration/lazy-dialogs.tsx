import { lazy } from 'react';

/** They come once somebody registers. */
export const RegistrationDialogs = lazy(() =>
  import('./registration-dialogs.tsx').then((module) => ({ default: module.RegistrationDialogs })),
);
