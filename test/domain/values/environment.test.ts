import { expect, test } from 'vitest';
import { environments, isEnvironment, isLive, sellsRailPass } from '#domain/values/environment.ts';

test('[P-11] there are seven environments, and no other name is one', () => {
  expect(environments).toEqual([
    'LOCAL-DEV',
    'LOCAL-UAT',
    'PROD-DEV',
    'PROD-UAT',
    'TCDD-PREPROD',
    'TCDD-PROD',
    'TCDD-UAT',
  ]);
  expect(['LOCAL-DEV', 'local-dev', 'PROD', '', 'TCDD-UAT '].map(isEnvironment)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('[P-11] the rail pass is sold in the first four alone', () =>
  expect(environments.filter(sellsRailPass)).toEqual(['LOCAL-DEV', 'LOCAL-UAT', 'PROD-DEV', 'PROD-UAT']));

test('money is real in two of them', () =>
  expect(environments.filter(isLive)).toEqual(['TCDD-PREPROD', 'TCDD-PROD']));
