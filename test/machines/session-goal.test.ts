import { expect, test } from 'vitest';
import { granted } from '#domain/values/answer.ts';
import { begun, memberNoted, type Session } from '#machines/session/session.model.ts';

const input: Session['input'] = { now: 0, asked: null, redirect: null, eid: null, email: '' };
const memberPage = { name: 'my-tickets', access: 'member', path: '/biletlerim-rezervasyonlarim' } as const;
const openPage = { name: 'contact', access: 'open', path: '/iletisim' } as const;

test('[S-03] [S-04] the login leads to the page of members that was asked for, and to no open page', () => {
  expect(begun({ ...input, asked: memberPage }).goal).toEqual(memberPage);
  expect(begun({ ...input, asked: openPage }).goal).toBe(null);
  expect(begun({ ...input, asked: memberPage, redirect: openPage }).goal).toEqual(openPage);
});

test('[A-04] what the login said of the staff stays when the own record of a member is read', () => {
  const elif = { id: 6, firstName: 'ELİF', lastName: 'ARSLAN', email: 'elif@example.com', companyName: null };
  const context = { ...begun(input), member: { ...elif, staffRoles: ['support'] as const } };
  expect(memberNoted({ context }, granted({ ...elif, lastName: 'KAYA' }))).toEqual({
    member: { ...elif, lastName: 'KAYA', staffRoles: ['support'] },
  });
});
