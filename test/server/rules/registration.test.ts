import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyCitizenship } from '#contract/members/identity.ts';
import { register, registerAtCounter } from '#contract/members/registration.ts';
import { written } from '#contract/wire/on-wire.ts';
import { normalizeRegistration } from '#domain/member/normalize-registration.ts';
import { isOfRegister, type RegistrationDraft } from '#domain/member/registration.ts';
import { problemsOfRegistration } from '#domain/member/registration-problems.ts';
import { parseDay } from '#domain/time/parse-day.ts';
import { wallClockOf } from '#domain/time/railway-time.ts';
import { browserClient } from '#test/support/browser-client.ts';
import type { Verdict } from '#test/support/edges/edge-case.ts';
import { contracts, registered } from '#test/support/edges/membership-edges.ts';
import {
  birthDays,
  citizenshipNumbers,
  emails,
  emailsAtCounter,
  enteredDays,
  names,
  passports,
} from '#test/support/edges/person-edges.ts';
import { partedPhones, phones, phonesOfWhom, territorialPhones } from '#test/support/edges/phone-edges.ts';
import { memberOf, minute, moveClock, staff } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { citizen, foreigner, registers } from '#test/support/registrations.ts';
import { newAddress } from '../../support/shop/visitors.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

const pageSays = (draft: RegistrationDraft): Verdict => {
  const today = wallClockOf(shop.open.app.clock.now()).slice(0, 10);
  return problemsOfRegistration(draft, today).length === 0 ? 'taken' : 'refused';
};

/** Letter for letter as it was typed, however long that is: as another client sends it. */
const asEntered = (draft: RegistrationDraft) => ({
  idempotencyKey: crypto.randomUUID(),
  company: draft.kind === 'company',
  contractApproved: draft.contract === 'accepted',
  user: {
    firstName: draft.firstName,
    lastName: draft.lastName,
    gender: draft.gender,
    birthdate: draft.birthDate,
    nationalityCountryId: draft.nationality === 'turkish' ? 1 : 0,
    citizenshipNo: draft.identityNumber,
    passportNo: draft.passportNumber,
    passportCountryId: draft.countryId,
    companyName: draft.companyName,
    taxNo: draft.taxNumber,
    taxAdministration: draft.taxAdministration,
    email: draft.email,
    mobileNumber: draft.phone,
    mobileNumberCountry: draft.phoneCountry,
  },
});

/** What the page takes goes as its fields are left; what it refuses goes as it was typed. */
const serverSays = async (draft: RegistrationDraft): Promise<Verdict> => {
  const { 'x-forwarded-for': address = '' } = newAddress();
  const answer =
    pageSays(draft) === 'taken'
      ? await registers(browserClient(shop), normalizeRegistration(draft), { address })
      : await shop.askJson(register.path, asEntered(draft), { 'x-forwarded-for': address });
  return answer.ok ? 'taken' : 'refused';
};

const bothSay = async (draft: RegistrationDraft) => [pageSays(draft), await serverSays(draft)];

/** The page asks the register before it asks to be a member. */
const pageAndRegisterSay = async (draft: RegistrationDraft): Promise<Verdict> => {
  if (pageSays(draft) === 'refused' || !isOfRegister(draft)) return pageSays(draft);
  const { identityNumber: number, firstName, lastName, gender, birthDate } = normalizeRegistration(draft);
  const person = { number, firstName, lastName, gender, birth: parseDay(birthDate)?.day ?? null };
  const answer = await shop.askJson(
    verifyCitizenship.path,
    written(verifyCitizenship.body, person),
    newAddress(),
  );
  return answer.ok && (await answer.json()) === true ? 'taken' : 'refused';
};

describe('[V-02] a first name, judged by page and server', () => {
  test.each(names)('%s is %s', async (_, verdict, firstName) => {
    expect(await bothSay({ ...citizen, firstName })).toEqual([verdict, verdict]);
  });
});

describe('[V-03] the e-mail of a registration, judged by page and server', () => {
  test.each(emails)('%s is %s', async (_, verdict, email) => {
    expect(await bothSay({ ...citizen, email })).toEqual([verdict, verdict]);
  });
});

describe('[V-03] the e-mail of a customer at the counter who may have none, judged by page and server', () => {
  test.each(emailsAtCounter)('%s is %s', async (_, verdict, email) => {
    const draft = { ...citizen, email };
    // Each is asked in a quarter of an hour of its own.
    await moveClock(shop, 15 * minute);
    const support = await memberOf(shop, { email: staff });
    const today = wallClockOf(shop.open.app.clock.now()).slice(0, 10);
    const ofPage = problemsOfRegistration(draft, today, 'optional').length === 0 ? 'taken' : 'refused';
    const sent =
      ofPage === 'taken'
        ? written(registerAtCounter.body, {
            key: crypto.randomUUID(),
            draft: normalizeRegistration(draft),
            emailNeed: 'optional',
          })
        : { ...asEntered(draft), withoutEmail: true };
    const answer = await support.client.post(registerAtCounter.path, sent, {
      ...support.authorized,
      ...newAddress(),
    });
    expect([ofPage, answer.ok ? 'taken' : 'refused']).toEqual([verdict, verdict]);
  });
});

describe('[V-04] a birth date as it is typed, judged by page and server', () => {
  test.each(enteredDays)('%s is %s', async (_, verdict, birthDate) => {
    expect(await bothSay({ ...citizen, birthDate })).toEqual([verdict, verdict]);
  });
});

describe('[V-05] a citizenship number, judged by page and server', () => {
  test.each(citizenshipNumbers)('%s is %s', async (_, verdict, identityNumber) => {
    expect(await bothSay({ ...citizen, identityNumber })).toEqual([verdict, verdict]);
  });
});

describe('[V-06] a passport number, judged by page and server', () => {
  test.each(passports)('%s is %s', async (_, verdict, passportNumber) => {
    expect(await bothSay({ ...foreigner, passportNumber })).toEqual([verdict, verdict]);
  });
});

describe('[V-07] who must give a phone number, judged by page and server', () => {
  test.each(phonesOfWhom)('%s is %s', async (_, verdict, { of, ...phone }) => {
    expect(await bothSay({ ...of, ...phone })).toEqual([verdict, verdict]);
  });
});

describe('[V-08] the contract, judged by page and server', () => {
  test.each(contracts)('%s: %s', async (_, verdict, draft) => {
    expect(await bothSay(draft)).toEqual([verdict, verdict]);
  });
});

describe('[V-10] the register of persons, asked by page and server', () => {
  test.each(registered)('%s: %s', async (_, verdict, draft) => {
    expect([await pageAndRegisterSay(draft), await serverSays(draft)]).toEqual([verdict, verdict]);
  });
});

describe('[V-12] the form of a phone number, judged by page and server', () => {
  test.each(phones)('%s: %s', async (_, verdict, phone) => {
    expect(await bothSay({ ...citizen, ...phone })).toEqual([verdict, verdict]);
  });
});

describe('[V-13] a number of a territory, judged by page and server', () => {
  test.each(territorialPhones)('%s: %s', async (_, verdict, phone) => {
    expect(await bothSay({ ...citizen, ...phone })).toEqual([verdict, verdict]);
  });
});

describe('[V-14] the parts of a phone number, judged by page and server', () => {
  test.each(partedPhones)('%s: %s', async (_, verdict, phone) => {
    expect(await bothSay({ ...citizen, ...phone })).toEqual([verdict, verdict]);
  });
});

describe('[V-16] whether a birth date can be one, judged by page and server', () => {
  test.each(birthDays)('%s is %s', async (_, verdict, birthDate) => {
    expect(await bothSay({ ...citizen, birthDate })).toEqual([verdict, verdict]);
  });
});
