import type { Environment } from './environment.ts';

/** The sheet of all components is for those who develop the shop on their own machine. */
export const showsComponentSheet = (environment: Environment): boolean => environment.startsWith('LOCAL-');
