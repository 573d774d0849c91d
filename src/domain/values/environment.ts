export const environments = [
  'LOCAL-DEV',
  'LOCAL-UAT',
  'PROD-DEV',
  'PROD-UAT',
  'TCDD-PREPROD',
  'TCDD-PROD',
  'TCDD-UAT',
] as const;

export type Environment = (typeof environments)[number];

export const isEnvironment = (text: string): text is Environment =>
  environments.some((environment) => environment === text);

/** The rail pass is sold only where the operator runs it itself. */
export const sellsRailPass = (environment: Environment): boolean => !environment.startsWith('TCDD-');

/** Money is real here: simulated counterparts are refused and the world has no switches. */
export const isLive = (environment: Environment): boolean =>
  environment === 'TCDD-PREPROD' || environment === 'TCDD-PROD';
