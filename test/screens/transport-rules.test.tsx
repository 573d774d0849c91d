import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TransportRules } from '#screens/transport-rules/transport-rules.tsx';
import { drawn, wordsOf } from './drawn.tsx';

const { say } = wordsOf('tr');

const pointsOf = (title: string): readonly (string | null)[] =>
  page
    .getByRole('region', { name: title, exact: true })
    .getByRole('listitem')
    .elements()
    .map((point) => point.textContent);

test('[R-19] what a change, a return and an open ticket cost is told by the rows they are reckoned by', () => {
  drawn(<TransportRules />);
  expect(
    [say('rules.change'), say('rules.return'), say('rules.convert-to-open-ticket')].map(pointsOf),
  ).toEqual([
    [
      'Standart bilet, kalkıştan en az 1 sa önce: bilet başına ₺21,00 ücret',
      'Esnek bilet, kalkıştan en az 15 dk önce: kesinti yok',
    ],
    [
      'Standart bilet, kalkıştan en az 24 sa önce: bilet tutarından %10 kesinti',
      'Standart bilet, kalkıştan en az 1 sa önce: bilet tutarından %20 kesinti',
      'Esnek bilet, kalkıştan en az 24 sa önce: kesinti yok',
      'Esnek bilet, kalkıştan en az 15 dk önce: bilet tutarından %10 kesinti',
    ],
    [
      'Standart bilet, kalkıştan en az 24 sa önce: kesinti yok',
      'Standart bilet, kalkıştan en az 1 sa önce: bilet tutarından %10 kesinti',
      'Esnek bilet, kalkıştan en az 15 dk önce: kesinti yok',
    ],
  ]);
});

test.each([
  ['rules.ticket', say('rules.ticket.regional', { hours: 24 })],
  ['rules.change', say('rules.change.limit', { count: 3 })],
  ['rules.convert-to-open-ticket', say('rules.convert-to-open-ticket.use', { days: 365 })],
  ['rules.reservation', say('rules.reservation.from', { hours: 24 })],
  ['rules.reservation', say('rules.reservation.option', { hours: 24, before: 2, count: 2 })],
  ['rules.children', say('rules.children.lap', { years: 5, count: 2 })],
  ['rules.places', say('rules.places.couchette', { count: 4 })],
  ['rules.places', say('rules.places.closed')],
  ['rules.pets', say('rules.pets.place')],
  ['rules.privacy', say('terms.privacy.who')],
] as const)('[R-19] under %s stands: %s', async (title, sentence) => {
  drawn(<TransportRules />);
  const part = page.getByRole('region', { name: say(title), exact: true });
  await expect.element(part.getByText(sentence, { exact: true })).toBeVisible();
});
