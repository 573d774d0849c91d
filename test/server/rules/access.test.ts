import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookingLookup } from '#contract/bookings/rail-booking.ts';
import { written } from '#contract/wire/on-wire.ts';
import { lookupOf, lookupProblems } from '#domain/booking/booking-lookup.ts';
import { parseDays } from '#domain/booking/history-view.ts';
import { parseEmail } from '#domain/values/email.ts';
import { emailProblemWord } from '#panels/email-problem-word.ts';
import { parseLogin } from '#panels/login/parse-login.ts';
import { newPasswordProblems } from '#panels/new-password/new-password-problems.ts';
import { newSecret } from '#server/platform/secret.ts';
import { browserClient } from '#test/support/browser-client.ts';
import { logins, lookups, passwords, ranges, repetitions } from '#test/support/edges/access-edges.ts';
import { emails } from '#test/support/edges/person-edges.ts';
import { type LoggedInClient, memberOf } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { sellBooking } from '../../support/shop/sold-booking.ts';
import { newAddress } from '../../support/shop/visitors.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

const verdictOn = (problems: readonly unknown[]) => (problems.length === 0 ? 'taken' : 'refused');

const serverSays = async (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await shop.askJson(path, body, { ...newAddress(), ...headers });
  return answer.ok ? 'taken' : 'refused';
};

const formOf = (fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

describe('[V-01] a login, judged by page and server', () => {
  test.each(logins)('%s: %s', async (_, verdict, entered) => {
    const { login, problems } = parseLogin(formOf(entered));
    const sent = problems.length === 0 ? login : { email: entered.username, password: entered.password };
    const body = { username: sent.email, password: sent.password };
    const answer = await browserClient(shop).post('/mc/user/login', body, newAddress());
    expect([verdictOn(problems), answer.ok ? 'taken' : 'refused']).toEqual([verdict, verdict]);
  });
});

describe('[V-01] the e-mail of a forgotten password, judged by page and server', () => {
  test.each(emails)('%s is %s', async (_, verdict, entered) => {
    const problem = emailProblemWord(parseEmail(entered));
    const username = problem === null ? parseEmail(entered) : entered;
    const verdictOfServer = await serverSays('/mc/users/reset-password-generate-code', { username });
    expect([problem === null ? 'taken' : 'refused', verdictOfServer]).toEqual([verdict, verdict]);
  });
});

/** With a code nobody was mailed nothing is done; the password is judged before that is known. */
const newPasswordVerdict = async (newPassword: string) => {
  const body = { code: newSecret(), newPassword };
  const answer = await shop.askJson('/mc/users/reset-password', body, newAddress());
  const { type } = await answer.json();
  return type === 'link-used-or-old' ? 'taken' : 'refused';
};

describe('[V-11] a new password, judged by page and server', () => {
  test.each(passwords)('%s is %s', async (_, verdict, password) => {
    const ofPage = verdictOn(newPasswordProblems(password, password));
    expect([ofPage, await newPasswordVerdict(password)]).toEqual([verdict, verdict]);
  });
});

describe('[V-11] the repetition of a password, judged by the page alone', () => {
  test.each(repetitions)('%s is %s', (_, verdict, [password, repeated]) => {
    expect(verdictOn(newPasswordProblems(password, repeated))).toBe(verdict);
  });
});

describe('[V-18] what a booking is looked up by, judged by page and server', () => {
  test.each(lookups)('%s: %s', async (_, verdict, { locator, who }) => {
    const { locator: pnr } = await sellBooking(shop);
    const entered = { locator: locator(pnr), who };
    const problems = lookupProblems(entered);
    const sent = lookupOf(entered);
    const asEntered = {
      locator: entered.locator,
      ...(who.includes('@') ? { email: who } : { lastName: who }),
    };
    const body = problems.length === 0 ? written(bookingLookup, sent) : asEntered;
    const verdictOfServer = await serverSays('/crs/rail-booking/get-reservation', body);
    expect([verdictOn(problems), verdictOfServer]).toEqual([verdict, verdict]);
  });
});

const lists = ['reservations', 'open-tickets', 'mco'] as const;

describe('[V-22] the days of a list, judged by page and by every list of the server', () => {
  let own: LoggedInClient;
  beforeAll(async () => {
    own = await memberOf(shop);
  });

  test.each(ranges)('%s: %s', async (_, verdict, [first, last]) => {
    const { days, problems } = parseDays(first, last);
    const body = { startDate: days?.first ?? first, endDate: days?.last ?? last };
    const verdicts = lists.map((list) =>
      serverSays(`/crs/purchase-histories/${list}/1001`, body, own.authorized),
    );
    expect([verdictOn(problems), ...(await Promise.all(verdicts))]).toEqual([
      verdict,
      verdict,
      verdict,
      verdict,
    ]);
  });
});
