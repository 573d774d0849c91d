import { lazy } from 'react';

/** The keys are told to whoever asks for them. */
export const LazyKeysHelp = lazy(() =>
  import('./keys-help.tsx').then((module) => ({ default: module.KeysHelp })),
);
