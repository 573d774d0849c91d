import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { trainTypes } from '#domain/values/train-type.ts';
import { aztecOf } from '#server/sale/boarding/aztec.ts';
import { barcodeOfPrint, barcodeText } from '#server/sale/boarding/barcode-text.ts';
import { provedBarcode } from '../../support/server/proved-barcode.ts';
import { codesSeen } from '../../support/shop/codes-seen.ts';
import { printedTicket } from '../../support/sold/printed-ticket.ts';

const key = 'a key of this test';
const step = 4;
const margin = 4;

/** The squares as a camera would see them. */
const pictureOf = (text: string) => {
  const { size, isDark } = aztecOf(text);
  const side = (size + 2 * margin) * step;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const row = Math.floor(y / step) - margin;
      const column = Math.floor(x / step) - margin;
      const isInside = row >= 0 && row < size && column >= 0 && column < size;
      if (isInside && isDark(row, column)) pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  }
  return { data: pixels, width: side, height: side, colorSpace: 'srgb' as const };
};

const seen = async (text: string): Promise<string | undefined> => (await codesSeen(pictureOf(text)))[0];

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));

describe('[F-07] the code on a ticket', () => {
  test("is written in the operator's layout", () => {
    const text = barcodeText(barcodeOfPrint(printedTicket), key);
    expect(text.slice(0, -40)).toBe(
      '$TCDD_B$tcddprod$482915037716$K7MXQ2$20261125080000$40000$YHT$2$81002-25112026$98$1325$2$0$12B$930.0$20261121103000$190000$60$',
    );
    expect(text.slice(-40)).toMatch(/^[0-9a-f]{40}$/);
  });

  test('is read back from its picture by another reader, word for word', async () => {
    const text = barcodeText(barcodeOfPrint(printedTicket), key);
    const read = await seen(text);
    expect(read).toBe(text);
    expect(provedBarcode(read ?? '', key)).toEqual(barcodeOfPrint(printedTicket));
  });

  test('of any ticket tells what was put into it', () => {
    fc.assert(
      fc.property(
        fc.record({
          ticketNumber: digits(12),
          locator: fc.stringMatching(/^[A-Z2-9]{6}$/),
          departure: fc.integer({ min: 1_700_000_000, max: 2_500_000_000 }).map((second) => second * 1000),
          trainType: fc.constantFrom(...trainTypes),
          cabin: fc.integer({ min: 1, max: 14 }),
          trainNumber: digits(5),
          trainDay: fc.constantFrom('2026-11-25', '2027-02-28', '2028-02-29'),
          from: fc.integer({ min: 1, max: 9999 }),
          to: fc.integer({ min: 1, max: 9999 }),
          coach: fc.integer({ min: 0, max: 31 }),
          seat: fc.stringMatching(/^(\d{1,2}[ABCDH])?$/),
          price: fc.integer({ min: 0, max: 10_000_000 }),
          purchasedAt: fc.integer({ min: 1_700_000_000, max: 2_500_000_000 }).map((second) => second * 1000),
        }),
        (ticket) => {
          expect(provedBarcode(barcodeText(ticket, key), key)).toEqual(ticket);
        },
      ),
    );
  });

  test('in which one sign was changed, or which another key sealed, proves nothing', () => {
    const text = barcodeText(barcodeOfPrint(printedTicket), key);
    expect(provedBarcode(text, 'another key')).toBeNull();
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.constantFrom(...'0123456789abcdefABZ$'), (at, sign) => {
        fc.pre(text[at] !== sign);
        expect(provedBarcode(text.slice(0, at) + sign + text.slice(at + 1), key)).toBeNull();
      }),
    );
  });

  test('cannot be made of anything at all', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(provedBarcode(text, key)).toBeNull();
      }),
    );
  });
});
