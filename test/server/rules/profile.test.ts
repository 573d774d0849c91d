import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { updateCustomer } from '#contract/members/customers.ts';
import { keepPicture } from '#contract/members/pictures.ts';
import { problemOfPicture } from '#domain/member/picture.ts';
import { blankProfile, problemsOfProfile } from '#domain/member/profile.ts';
import type { Verdict } from '#test/support/edges/edge-case.ts';
import { pictures, profilePhones } from '#test/support/edges/profile-edges.ts';
import { foreigner, memberOf, resetWorld } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.end());

const verdictOf = (isTaken: boolean): Verdict => (isTaken ? 'taken' : 'refused');

const put = async (path: string, email: string | undefined, body: unknown): Promise<Verdict> => {
  await resetWorld(shop);
  const { client, authorized } = await memberOf(shop, email === undefined ? {} : { email });
  const answer = await shop.ask(path, {
    method: 'PUT',
    headers: client.headersOf({ ...authorized, 'content-type': 'application/json' }),
    body: JSON.stringify(body),
  });
  return verdictOf(answer.ok);
};

describe('[V-09] a chosen picture, judged by page and server', () => {
  test.each(pictures)('%s: %s', async (_, verdict, { type, bytes }) => {
    const page = verdictOf(problemOfPicture({ size: bytes.length, type }) === null);
    const content = Buffer.from(bytes).toString('base64');
    expect([page, await put(keepPicture.path, undefined, { content })]).toEqual([verdict, verdict]);
  });
});

describe('[V-15] the phone of a profile, judged by page and server', () => {
  test.each(profilePhones)('%s: %s', async (_, verdict, { of, phoneCountry, phone }) => {
    const need = of === foreigner ? 'optional' : 'required';
    const page = verdictOf(problemsOfProfile({ ...blankProfile, phoneCountry, phone }, need).length === 0);
    const sent = {
      version: 1,
      mobileNumber: phone,
      mobileNumberCountry: phoneCountry,
      cityId: null,
      districtId: null,
      neighbourhoodId: null,
      address: '',
      bloodType: null,
      profession: null,
      educationStatus: null,
      permissionMarketingEmail: false,
      permissionMarketingSms: false,
    };
    expect([page, await put(updateCustomer.path, of, sent)]).toEqual([verdict, verdict]);
  });
});
