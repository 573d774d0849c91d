import { configureGlobal } from 'fast-check';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    readonly seed: number;
  }
}

configureGlobal({ seed: inject('seed') });
