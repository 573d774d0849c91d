import { lazy } from 'react';

/** Comes once the login lives: nothing of it is seen before. */
export const ForgottenPassword = lazy(() =>
  import('./forgotten-password.tsx').then((module) => ({ default: module.ForgottenPassword })),
);
