import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { loggedIn, member } from '#contract/members/member.ts';
import { changePassword, logIn, resetPassword, sendPasswordLink } from '#contract/members/users.ts';
import { understood, written } from '#contract/wire/on-wire.ts';

const onWire = {
  userId: 1001,
  firstName: 'AYŞE',
  lastName: 'YILMAZ',
  email: 'ayse@example.com',
  companyName: null,
  company: false,
};
const inDomain = {
  id: 1001,
  firstName: 'AYŞE',
  lastName: 'YILMAZ',
  email: 'ayse@example.com',
  companyName: null,
};

test('[F-01] a person is the same on the wire and in the domain, both ways', () => {
  expect(understood(member, onWire)).toEqual({ ok: true, value: inDomain });
  expect(written(member, inDomain)).toEqual(onWire);
});

test('[A-04] roles of the staff come with the member who has them, and nothing of them with anybody else', () => {
  const staffRoles = ['editor', 'support'] as const;
  expect(understood(member, { ...onWire, staffRoles })).toEqual({
    ok: true,
    value: { ...inDomain, staffRoles },
  });
  expect(written(member, { ...inDomain, staffRoles })).toEqual({ ...onWire, staffRoles });
  expect(understood(member, { ...onWire, staffRoles: ['owner'] }).ok).toBe(false);
});

test('[F-01] a company name stands for the member only where the customer is a company', () => {
  const named = { ...onWire, companyName: 'BOZKIR TURİZM' };
  expect(understood(member, named)).toEqual({ ok: true, value: inDomain });
  expect(understood(member, { ...named, company: true })).toEqual({
    ok: true,
    value: { ...inDomain, companyName: 'BOZKIR TURİZM' },
  });
});

test('[S-01] what a login gives comes through the wire unchanged, whatever it holds', () => {
  const members = fc.record({
    id: fc.maxSafeNat(),
    firstName: fc.string({ unit: 'binary' }),
    lastName: fc.string({ unit: 'binary' }),
    email: fc.string(),
    companyName: fc.option(fc.string({ unit: 'binary' })),
  });
  fc.assert(
    fc.property(members, fc.string(), (known, accessToken) => {
      const given = { member: known, accessToken };
      const sent: unknown = JSON.parse(JSON.stringify(written(loggedIn, given)));
      expect(understood(loggedIn, sent)).toEqual({ ok: true, value: given });
    }),
  );
});

test('[S-01] an answer of the operator’s that says more, and leaves out the units, is understood', () => {
  const { ok } = understood(loggedIn, { ...onWire, accessToken: 't', roles: [], lastLogin: 1 });
  expect(ok).toBe(true);
});

test.each([
  [null],
  [{}],
  [{ ...onWire }],
  [{ ...onWire, accessToken: null }],
  [{ ...onWire, accessToken: 't', userId: '1001' }],
  [{ ...onWire, accessToken: 't', company: 'no' }],
  [{ ...onWire, accessToken: 't', userId: 1.5 }],
  ['logged in'],
])('[S-01] %j is not what a login gives', (body) => {
  expect(understood(loggedIn, body).ok).toBe(false);
});

const calls = [
  { call: logIn, right: { username: 'a', password: 'b' } },
  { call: sendPasswordLink, right: { username: 'a' } },
  { call: resetPassword, right: { code: 'a', newPassword: 'b' } },
  { call: changePassword, right: { oldPassword: 'a', newPassword: 'b' } },
];

test.each(calls.map(({ call, right }) => ({ name: call.name, call, right })))(
  '[C-03] $name takes texts of up to 1,000 signs, keeps them as typed and leaves the rest unread',
  ({ call, right }) => {
    const entries = Object.entries(right);
    const long = Object.fromEntries(entries.map(([name]) => [name, ' ş۱\u200e'.repeat(250)]));
    expect(z.safeParse(call.body, { ...long, constructor: 1, role: 'staff' })).toEqual({
      success: true,
      data: long,
    });
    for (const [name, value] of entries) {
      expect(z.safeParse(call.body, { ...right, [name]: 'x'.repeat(1_001) }).success).toBe(false);
      expect(z.safeParse(call.body, { ...right, [name]: [value] }).success).toBe(false);
      expect(z.safeParse(call.body, { ...right, [name]: undefined }).success).toBe(false);
    }
  },
);

test('[E-04] what staff are given is understood with its hour and, of a service that tells none, without', () => {
  const bodies = [{ code: null }, { code: 'abc' }, { code: 'abc', goodUntil: 1_795_251_600_000 }];
  expect(bodies.map((each) => understood(sendPasswordLink.granted, each))).toEqual(
    bodies.map((value) => ({ ok: true, value })),
  );
  expect(understood(sendPasswordLink.granted, { code: 'abc', goodUntil: '10:40' }).ok).toBe(false);
});
