import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { BoardingPass } from '#domain/booking/boarding-pass.ts';
import { languages } from '#domain/values/language.ts';
import { numberText } from '#i18n/number-text.ts';
import { BoardingPassScreen, type NoPass } from '#screens/boarding-pass/boarding-pass.tsx';
import { NoCopies } from '../support/views/no-copies.tsx';
import { drawn, wordsOf } from './drawn.tsx';
import { ShopAround } from './shop-around.tsx';

const pass: BoardingPass = {
  pnr: 'KEDI2345',
  passengerName: 'AYŞE YILMAZ',
  ticketNumber: '100000000017',
  wagon: '3',
  seat: '8A',
  ticketType: 'STANDART',
  tariff: 'Tam',
  ticketDate: Date.parse('2026-11-22T08:00:00+03:00'),
  status: 'ACTIVE',
  trainNumber: '81001',
  trainName: '81001 ANKARA - İSTANBUL(SÖĞÜTLÜÇEŞME)',
  trainType: 'YHT',
  cabinClass: 'Y1',
  departureStation: { id: 98, name: 'ANKARA GAR', persianName: 'آنکارا (ایستگاه مرکزی)' },
  arrivalStation: { id: 1325, name: 'İSTANBUL(SÖĞÜTLÜÇEŞME)', persianName: 'استانبول (سوغوتلوچشمه)' },
  departureTime: Date.parse('2026-11-25T06:00:00+03:00'),
  arrivalTime: Date.parse('2026-11-25T10:30:00+03:00'),
  price: 78_000,
  barcode: 'AZTEC',
  barcodeSvg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
};

const factUnder = (name: string) => {
  const term = [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === name);
  return term?.nextElementSibling?.textContent;
};

const opened = (shown: BoardingPass | NoPass, language: (typeof languages)[number], againAt = 0) =>
  drawn(
    <ShopAround>
      <BoardingPassScreen
        code="kod"
        pass={shown}
        againAt={againAt === 0 ? null : againAt}
        Copies={NoCopies}
      />
    </ShopAround>,
    language,
  );

test.each(languages)('coach and fare are told as the reader reads them: %s', (language) => {
  const { say } = wordsOf(language);
  opened(pass, language);
  expect(factUnder(say('paper.coach'))).toBe(numberText(3, language));
  expect(factUnder(say('paper.fare'))).toBe(say('fare-family.STANDART'));
});

test('a Persian reader reads the stations in Persian, and the guard as the signs write them', () => {
  const { say } = wordsOf('fa');
  opened(pass, 'fa');
  expect([factUnder(say('paper.from')), factUnder(say('paper.to'))]).toEqual([
    'آنکارا (ایستگاه مرکزی) · \u2066Ankara Gar\u2069',
    'استانبول (سوغوتلوچشمه) · \u2066İstanbul (Söğütlüçeşme)\u2069',
  ]);
});

test('a coach that is called by a name keeps it', () => {
  const { say } = wordsOf('fa');
  opened({ ...pass, wagon: 'B2' }, 'fa');
  expect(factUnder(say('paper.coach'))).toBe('B2');
});

test('an address that has missed too often is told to wait, not that its ticket is over', async () => {
  const { say } = wordsOf('tr');
  opened('too-many-tries', 'tr', 40_000);
  await expect.element(page.getByText(say('boarding.too-many.title'))).toBeVisible();
  await expect.element(page.getByText(say('again.seconds', { count: 40 })).first()).toBeVisible();
  await expect.element(page.getByText(say('boarding.unknown.title'))).not.toBeInTheDocument();
});

test('a code nobody knows is told in a sentence', async () => {
  const { say } = wordsOf('fa');
  opened('document-not-found', 'fa');
  await expect.element(page.getByText(say('boarding.unknown.title'))).toBeVisible();
});

test.each(
  languages.flatMap((language) =>
    (['document-not-found', 'too-many-tries'] as const).map((why) => [language, why] as const),
  ),
)('in %s, whoever is shown no pass (%s) is led on to find the ticket by its PNR', async (language, why) => {
  const { say } = wordsOf(language);
  opened(why, language, 40_000);
  const way = page.getByRole('link', { name: say('menu.ticket-search'), exact: true });
  await expect.element(way).toBeVisible();
  expect(way.element().getAttribute('href')).toBe('/bilet-arama');
});

test('[R-05] each fact of a pass stands under its own name', () => {
  opened(pass, 'tr');
  const facts = [...document.querySelectorAll('dt')].map(({ textContent }) => [
    textContent,
    factUnder(textContent),
  ]);
  expect(facts).toEqual([
    ['Yolcu', 'AYŞE YILMAZ'],
    ['Tren', '81001 Ankara - İstanbul (Söğütlüçeşme)'],
    ['Biniş', 'Ankara Gar'],
    ['Kalkış', '25.11.26 06:00'],
    ['İniş', 'İstanbul (Söğütlüçeşme)'],
    ['Varış', '25.11.26 10:30'],
    ['Vagon', '3'],
    ['Koltuk', '8A'],
    ['Sınıf', 'Ekonomi'],
    ['Bilet türü', 'Standart'],
    ['Tarife', 'Tam'],
    ['Ücret', '₺780,00'],
    ['Bilet numarası', '100000000017'],
    ['Satın alma', '22.11.26 08:00'],
  ]);
});
