import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { catalogueEvent } from '#contract/catalogue/catalogue-wire.ts';
import { lowestPrices } from '#contract/journeys/journeys.ts';
import { readBookingForSupport } from '#contract/operations/support.ts';
import { cancelRental } from '#contract/rentals/rental.ts';

const event = {
  id: 1,
  at: 2,
  staff: { id: 3, name: 'A. Y.' },
  from: 'create-draft',
  to: 'published',
  intentId: 4,
  version: null,
  fields: null,
  changed: [],
  effectiveBefore: null,
  effectiveDate: null,
  dropped: [],
};

const step = { flow: 'payment', event: 'a.b', taken: [], stands: [], refusal: null, at: 1 };

const dayWith = (offer: object) => ({ ways: [{ days: [{ ...offer, price: null }], next: null }] });
const supportWith = (more: object) => ({
  booking: null,
  rentals: [],
  payments: [],
  recordings: [{ id: '1', of: 'booking', steps: [{ ...step, ...more }] }],
});

/** The wire keeps its words; the code has plainer ones. Neither side may mix them up, or take the other's. */
test.each([
  {
    of: 'a day around',
    schema: lowestPrices.granted,
    onWire: dayWith({ day: '2026-12-01', standing: 'sold-out' }),
    inCode: dayWith({ day: '2026-12-01', status: 'sold-out' }),
  },
  {
    of: 'what was done to an entry',
    schema: catalogueEvent,
    onWire: { ...event, deed: 'publish' },
    inCode: { ...event, action: 'publish' },
  },
  {
    of: 'a step that support sees',
    schema: readBookingForSupport.granted,
    onWire: supportWith({ said: 'Bir cümle.' }),
    inCode: supportWith({ message: 'Bir cümle.' }),
  },
])('the wire keeps its words: $of', ({ schema, onWire, inCode }) => {
  expect(z.safeParse<z.ZodMiniType>(schema, onWire)).toEqual({ success: true, data: inCode });
  expect(z.safeParse<z.ZodMiniType>(schema, inCode).success).toBe(false);
});

test('[S-20] a rental is not cancelled without the amount that was told', () => {
  const asked = { reservationNumber: '1234567890', reason: 'other' };
  expect(z.safeParse(cancelRental.body, asked).success).toBe(false);
  expect(z.safeParse(cancelRental.body, { ...asked, toldRefund: 32.4 }).success).toBe(true);
});
