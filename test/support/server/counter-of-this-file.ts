import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type LoggedInClient, memberOf, resetWorld, staff } from '../members.ts';
import { openTestShop, type TestShop } from '../open-test-shop.ts';

/** A shop of this file, anew before each test, with somebody of the support at its counter. */
export const counterOfThisFile = () => {
  const standing: { shop?: TestShop; support?: LoggedInClient } = {};
  const shop = (): TestShop => {
    if (standing.shop === undefined) throw new Error('The shop is not open yet.');
    return standing.shop;
  };
  beforeAll(async () => {
    standing.shop = await openTestShop({ settings: { PROXIES: '1' } });
  });
  beforeEach(async () => {
    await resetWorld(shop());
    standing.support = await memberOf(shop(), { email: staff });
  });
  afterAll(() => shop().end());
  const support = (): LoggedInClient => {
    if (standing.support === undefined) throw new Error('Nobody is at the counter yet.');
    return standing.support;
  };
  return { shop, support };
};
