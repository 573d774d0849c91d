import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainNameOf } from '#domain/journey/station-name.ts';
import { languages } from '#domain/values/language.ts';
import { calendarOf } from '#server/sale/boarding/calendar.ts';
import { printedTicket } from '../../support/sold/printed-ticket.ts';

const madeAt = Date.parse('2026-11-21T07:30:00Z');

const unfolded = (text: string): readonly string[] => text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);

const propertyOf = (lines: readonly string[], name: string): string =>
  lines
    .find((line) => line.startsWith(name))
    ?.replace(/^[^:]*:/, '')
    .replaceAll(/\\([\\;,])/g, '$1') ?? '';

describe('[F-07] the calendar of a ticket', () => {
  test('tells hours in UTC, one event for each leg', () => {
    const back = {
      ...printedTicket,
      ticketNumber: '482915037717',
      from: printedTicket.to,
      to: printedTicket.from,
    };
    const lines = unfolded(calendarOf([printedTicket, back], 'tr', madeAt));
    expect(lines.filter((line) => line === 'BEGIN:VEVENT').length).toBe(2);
    expect(
      lines.filter((line) => line.startsWith('DTSTART') || line.startsWith('DTEND')).slice(0, 2),
    ).toEqual(['DTSTART:20261125T050000Z', 'DTEND:20261125T093100Z']);
    expect(lines.filter((line) => line.startsWith('UID'))).toEqual([
      'UID:482915037716@sefer',
      'UID:482915037717@sefer',
    ]);
  });

  test.each(languages)('in %s keeps each line within 75 octets and tears no letter apart', (language) => {
    const text = calendarOf([printedTicket], language, madeAt);
    const lines = text.split('\r\n');
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(lines.some((line) => line.startsWith(' '))).toBe(true);
    expect(Buffer.from(text).toString('utf8')).toBe(text);
    expect(propertyOf(unfolded(text), 'LOCATION')).toContain('Ankara Gar');
  });

  test('names the station in Persian to whoever reads it, and beside it as the signs write it', () => {
    const from = { ...printedTicket.from, persianName: 'آنکارا' };
    const text = calendarOf([{ ...printedTicket, from }], 'fa', madeAt);
    expect(propertyOf(unfolded(text), 'LOCATION')).toBe('آنکارا · \u2066Ankara Gar\u2069');
    expect(propertyOf(unfolded(text), 'SUMMARY')).toContain('\u2068آنکارا\u2069 ←');
  });

  test('whatever a name holds, it comes back as it was and begins no line of its own', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
        const clean = name.replaceAll(/\p{Cc}/gu, '');
        const entered = `${clean},;\\\nEND:VCALENDAR`;
        const lines = unfolded(
          calendarOf(
            [{ ...printedTicket, from: { id: 98, name: entered, persianName: null } }],
            'en',
            madeAt,
          ),
        );
        expect(propertyOf(lines, 'LOCATION')).toBe(plainNameOf(entered).replace('\n', String.raw`\n`));
        expect(lines.filter((line) => line === 'END:VCALENDAR').length).toBe(1);
      }),
    );
  });
});
