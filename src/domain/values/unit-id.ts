import type { Environment } from './environment.ts';

/** Calls name the sales unit: 3895 in UAT, LOCAL and TCDD-PROD, 4237 elsewhere. */
export const unitIdOf = (environment: Environment): '3895' | '4237' =>
  environment.startsWith('LOCAL-') || environment.endsWith('-UAT') || environment === 'TCDD-PROD'
    ? '3895'
    : '4237';
