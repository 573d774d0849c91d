import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { brandMark } from '#domain/shop/brand-mark.ts';
import { languages } from '#domain/values/language.ts';
import { ticketPdf } from '#server/sale/documents/ticket-pdf.ts';
import { printedLines } from '../../support/sold/printed-glyphs.ts';
import { printedTicket } from '../../support/sold/printed-ticket.ts';

/** What is written in a language, as one reads it from left to right. */
const writtenIn = (pdf: Uint8Array): string =>
  printedLines(pdf)
    .map((line) => line.map(({ means }) => means).join(''))
    .join('\n');

/** The drawings of a file, as PDF says them. */
const drawnIn = (pdf: Uint8Array): string => {
  const file = Buffer.from(pdf).toString('latin1');
  return Array.from(file.matchAll(/stream\n([\s\S]*?)\nendstream/g), ([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  }).join('\n');
};

const { trainName, trainNumber } = printedTicket;
const sheet = (language: (typeof languages)[number], print = printedTicket) =>
  ticketPdf([{ print, barcode: 'TCDD' }], language);

describe('[C-05] a ticket as a file', () => {
  test.each(languages)('bears the shop’s own mark as a drawing, at its head: %s', async (language) => {
    const drawn = drawnIn(await sheet(language));
    const [begin] = /^M([\d.]+) ([\d.]+)/.exec(brandMark.line)?.slice(1) ?? [];
    expect(drawn).toContain(`${begin} 9 m`);
    for (const { x, y } of brandMark.stops) expect(drawn).toContain(`${x - brandMark.stopRadius} ${y} m`);
  });

  test('says below each of its names what is so called', async () => {
    const lines = writtenIn(await sheet('tr')).split('\n');
    const below = (name: string) => lines[lines.indexOf(name) + 1];
    const names = ['PNR', 'Bilet numarası', 'Yolcu', 'Durum', 'Binişİniş', 'KalkışVarış'];
    expect([...names, 'TrenSınıf', 'VagonKoltuk', 'TarifeBilet türü', 'ÜcretSatın alma'].map(below)).toEqual([
      'K7MXQ2',
      '482915037716',
      'AYŞE İNCİ YILMAZ',
      'Geçerli',
      'Ankara Garİstanbul (Söğütlüçeşme)',
      '25.11.26 08:0025.11.26 12:31',
      '81002 Ankara - İstanbul YHTEkonomi',
      '212B',
      'TAMStandart',
      '₺930,0021.11.26 10:30',
    ]);
  });

  test('names the number of a train once, whether or not the railway has put it into the name', async () => {
    const named = { ...printedTicket, trainName: `${trainNumber} ${trainName}` };
    for (const print of [printedTicket, named]) {
      const text = writtenIn(await sheet('tr', print));
      expect([text.split(trainNumber).length, text.includes('81002 Ankara')]).toEqual([2, true]);
    }
  });

  test('names the stations in Persian to whoever reads it, and beside it as the signs write them', async () => {
    const print = { ...printedTicket, from: { ...printedTicket.from, persianName: 'آنکارا' } };
    const read = [...'آنکارا'].toReversed().join('');
    expect(writtenIn(await sheet('fa', print))).toContain(`Ankara Gar · ${read}`);
    expect(writtenIn(await sheet('tr', print))).not.toContain(read);
  });

  test('names coach, stations and the kind of ticket as the reader reads them', async () => {
    const text = writtenIn(await sheet('fa'));
    expect([text.includes('۲'), text.includes('STANDART'), text.includes('SÖĞÜTLÜÇEŞME')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
