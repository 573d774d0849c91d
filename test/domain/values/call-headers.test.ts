import { expect, test } from 'vitest';
import { environments } from '#domain/values/environment.ts';
import { salesChannelOf } from '#domain/values/sales-channel.ts';
import { unitIdOf } from '#domain/values/unit-id.ts';

test('[C-14] every environment names its unit', () => {
  expect(environments.map((environment) => [environment, unitIdOf(environment)])).toEqual([
    ['LOCAL-DEV', '3895'],
    ['LOCAL-UAT', '3895'],
    ['PROD-DEV', '4237'],
    ['PROD-UAT', '3895'],
    ['TCDD-PREPROD', '4237'],
    ['TCDD-PROD', '3895'],
    ['TCDD-UAT', '3895'],
  ]);
});

test.each([
  ['/crs/rail-booking/create-pnr', '2'],
  ['/crs/v2/extend-reservation', '2'],
  ['/crs/subscription-purchases/create', '3'],
  ['/mc/discount-package-purchases', '3'],
  ['/mc/package-purchases/barcode', '3'],
  ['/mc/user/login', null],
  ['/tms/train/train-availability', null],
  ['/crsx', null],
  ['/mc/subscriptions/search', null],
])('[C-14] %s goes through channel %s', (path, channel) => {
  expect(salesChannelOf(path)).toBe(channel);
});
