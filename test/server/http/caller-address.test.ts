import { expect, test } from 'vitest';
import { callerAddressOf } from '#server/platform/http/caller.ts';
import { callerSubjectOf } from '#server/platform/tries/caller-subject.ts';

const writtenBehind = (forwarded: string): string =>
  callerAddressOf(new Request('http://localhost/', { headers: { 'x-forwarded-for': forwarded } }), {}, 1);

test.each([
  '198.51.100.7',
  '198.51.100.7:555',
  '[198.51.100.7]:555',
  '::ffff:198.51.100.7',
  '::ffff:198.51.100.7:555',
  '::FFFF:198.51.100.7:555',
  '[::ffff:198.51.100.7]',
  '[::ffff:198.51.100.7]:555',
  '[::FFFF:198.51.100.7]:555',
  '::ffff:c633:6407',
  '[::ffff:c633:6407]:555',
  '0:0:0:0:0:ffff:198.51.100.7',
  '[0000:0000:0000:0000:0000:ffff:c633:6407]:555',
])('[E-02] a caller written %s is counted as 198.51.100.7', (forwarded) => {
  expect([writtenBehind(forwarded), callerSubjectOf(writtenBehind(forwarded))]).toEqual([
    '198.51.100.7',
    '198.51.100.7',
  ]);
});

test.each([
  ['2001:db8:1:2::7', '2001:db8:1:2'],
  ['[2001:db8:1:2::7]:555', '2001:db8:1:2'],
  ['[2001:DB8:1:2::7]', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['[fe80::1%eth0]:555', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['1:2:3:4:5:6:7:8:9', '1:2:3:4'],
  ['unknown', 'unknown'],
  ['_hidden:555', '_hidden'],
])('a caller written %s is counted as %s', (forwarded, subject) => {
  expect(callerSubjectOf(writtenBehind(forwarded))).toBe(subject);
});
