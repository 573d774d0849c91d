import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type LoggedInClient, memberOf, resetWorld, staff } from '../members.ts';
import { openTestShop, type TestShop } from '../open-test-shop.ts';

/** A shop of this file, anew before each test, with somebody of the support at its counter. */
export const counterOfThisFile = () => {
  const opened: { shop?: TestShop; support?: LoggedInClient } = {};
  const shop = (): TestShop => {
    if (opened.shop === undefined) throw new Error('The shop is not open yet.');
    return opened.shop;
  };
  beforeAll(async () => {
    opened.shop = await openTestShop({ settings: { PROXIES: '1' } });
  });
  beforeEach(async () => {
    await resetWorld(shop());
    opened.support = await memberOf(shop(), { email: staff });
  });
  afterAll(() => shop().end());
  const support = (): LoggedInClient => {
    if (opened.support === undefined) throw new Error('Nobody is at the counter yet.');
    return opened.support;
  };
  return { shop, support };
};
