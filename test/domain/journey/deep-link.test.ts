import { expect, test } from 'vitest';
import { tripQueryOfDeepLink } from '#domain/journey/deep-link.ts';

test.each([
  [
    'one way, as the operator writes it',
    'binisIstasyonId=93&inisIstasyonId=1325&gidisTarih=2026-08-15&donusTarih=&yolcuSayisi=1&seyahatTuru=1',
    'kalkis=93&varis=1325&gidis=2026-08-15&yolcu=1&yon=tek',
  ],
  [
    'there and back',
    'binisIstasyonId=93&inisIstasyonId=1325&gidisTarih=2026-08-15&donusTarih=2026-08-20&yolcuSayisi=2&seyahatTuru=0',
    'kalkis=93&varis=1325&gidis=2026-08-15&donus=2026-08-20&yolcu=2&yon=gidis-donus',
  ],
  [
    'one way with a day of return left in it',
    'binisIstasyonId=93&inisIstasyonId=1325&gidisTarih=2026-08-15&donusTarih=2026-08-20&seyahatTuru=1',
    'kalkis=93&varis=1325&gidis=2026-08-15&yon=tek',
  ],
  [
    'there and back without a day of return: the search asks for it',
    'binisIstasyonId=93&gidisTarih=yarin&seyahatTuru=0',
    'kalkis=93&gidis=yarin&yon=gidis-donus',
  ],
  ['nothing', '', 'yon=tek'],
])('[R-21] a link from outside says a trip: %s', (_, link, query) => {
  expect(tripQueryOfDeepLink(new URLSearchParams(link))).toBe(query);
});
