import { expect, test } from 'vitest';
import type { KnownOpenTicket } from '#domain/booking/known-coupon.ts';
import { day } from '#domain/values/durations.ts';
import { OpenTicketCard } from '#panels/history/open-ticket-card.tsx';
import { drawn, wordsOf } from '../drawn.tsx';
import { ShopAround } from '../shop-around.tsx';

const now = Date.UTC(2026, 11, 7, 9);

const ticket: KnownOpenTicket = {
  number: '252141037350',
  locator: 'K7Q2ZT',
  ticket: '100000000001',
  surname: 'YILMAZ',
  amount: 93_000,
  status: 'unused',
  madeAt: now - 30 * day,
  expiresAt: now + 3 * day,
  usedAt: null,
};

test.each([
  ['in its last three days', { expiresAt: now + 3 * day }, ['soon', 'use']],
  ['before them', { expiresAt: now + 3 * day + 60_000 }, ['use']],
  ['once it is used', { status: 'used', usedAt: now - day }, []],
  ['once it has ended', { status: 'expired', expiresAt: now - 1 }, ['expired.text']],
] as const)('[S-17] an open ticket says what is to be known of it %s', (_, more, shown) => {
  const { say } = wordsOf('tr');
  drawn(
    <ShopAround now={() => now}>
      <OpenTicketCard ticket={{ ...ticket, ...more }} />
    </ShopAround>,
  );
  const text = document.body.textContent;
  const sentences = {
    soon: say('open-ticket.soon', { until: '' }),
    use: say('open-ticket.use'),
    'expired.text': say('open-ticket.expired.text'),
  };
  const found = Object.entries(sentences).filter(([, sentence]) => text.includes(sentence));
  expect(found.map(([name]) => name)).toEqual(shown);
});

test('[S-17] a used open ticket says when it was issued, until when it was good and when it was used, each by its name', () => {
  const used = { ...ticket, status: 'used', usedAt: now - day } as const;
  drawn(
    <ShopAround now={() => now}>
      <OpenTicketCard ticket={used} />
    </ShopAround>,
  );
  const facts = [...document.querySelectorAll('dl > div')].map(({ textContent }) =>
    textContent.replaceAll(/[\u2066-\u2069]/g, ''),
  );
  expect(facts).toEqual([
    'PNRK7Q2ZT',
    'Kaynak bilet100000000001',
    'Düzenlenme tarihi07.11.26 12:00',
    'Son kullanma10.12.26 12:00',
    'Kullanım tarihi06.12.26 12:00',
  ]);
});
