import { lazy } from 'react';

/** The keys are told to whoever asks for them. */
export const LateKeysTold = lazy(() =>
  import('./keys-told.tsx').then((module) => ({ default: module.KeysTold })),
);
