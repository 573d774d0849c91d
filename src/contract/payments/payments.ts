import * as z from 'zod/mini';
import { authRequest, challenge } from '#contract/wire/auth-request.ts';
import { endpoint } from '#contract/wire/endpoint.ts';
import { maybe, shortText } from '#contract/wire/lenient.ts';
import { money } from '#contract/wire/money.ts';
import { declines } from '#domain/fare/payment-decline.ts';
import { paymentPurposes } from '#domain/fare/payment-purpose.ts';

/** The two parts every answer of this old service begins with. */
const answered = z.object({
  cevapKodu: z.literal('000'),
  cevapMsj: z.string(),
  detay: z.nullable(z.string()),
});

const allRight = { cevapKodu: '000', cevapMsj: 'OK', detay: null } as const;

/** `islemTipi` of the wire. */
const purpose = z.codec(
  z.int().check(z.minimum(0), z.maximum(paymentPurposes.length - 1)),
  z.enum(paymentPurposes),
  {
    decode: (number) => paymentPurposes[number] ?? 'sale',
    encode: (name) => paymentPurposes.indexOf(name),
  },
);

/** Whatever stands in a payment: a field that belongs to a card is looked for before anything else is read. */
const payment = z.looseObject({
  kartTokeni: maybe(shortText),
  toplamBiletTutari: z.number().check(z.minimum(0), z.maximum(10_000_000)),
});

const opening = z.looseObject({
  islemTipi: z.optional(purpose),
  pnr: shortText,
  denemeNo: maybe(shortText),
  biletRezOdemeBilgileri: payment,
});

const opened = z.codec(
  z.object({
    cevapBilgileri: answered,
    paymentAuthRequest: authRequest,
    enrollReference: z.string(),
    /** Until when the passenger may pay, in epoch milliseconds. */
    odemeSonZamani: z.int(),
  }),
  z.object({ payment: z.string(), challenge: z.nullable(challenge), payBy: z.int() }),
  {
    decode: ({ paymentAuthRequest, enrollReference, odemeSonZamani }) => ({
      payment: enrollReference,
      challenge: paymentAuthRequest,
      payBy: odemeSonZamani,
    }),
    encode: ({ payment: reference, challenge: asked, payBy }) => ({
      cevapBilgileri: allRight,
      paymentAuthRequest: asked,
      enrollReference: reference,
      odemeSonZamani: payBy,
    }),
  },
);

/** What may be said when a payment is opened. */
export const openingRefusals = [
  ...declines,
  'card-number-sent',
  'nothing-due',
  'payment-underway',
  'key-used-otherwise',
  'too-many-tries',
] as const;

/** Opens a payment at the bank: step 1 of 3-D Secure. A card travels as the bank's token and in no other way. */
export const openPayment = endpoint({
  name: 'open-payment',
  method: 'post',
  path: '/odeme/vbEnrollControl',
  caller: 'anyone',
  body: opening,
  granted: opened,
  refusals: [...openingRefusals],
});

const settled = z.codec(
  z.object({
    cevapBilgileri: answered,
    vposReference: z.nullable(z.string()),
    pnr: z.string(),
    tutar: money,
  }),
  z.object({ bankReference: z.nullable(z.string()), locator: z.string(), amount: z.int() }),
  {
    decode: ({ vposReference, pnr, tutar }) => ({
      bankReference: vposReference,
      locator: pnr,
      amount: tutar,
    }),
    encode: ({ bankReference, locator, amount }) => ({
      cevapBilgileri: allRight,
      vposReference: bankReference,
      pnr: locator,
      tutar: amount,
    }),
  },
);

/** What became of a payment: step 2 of 3-D Secure. The bank is asked; nothing the browser carries is believed. */
export const askPayment = endpoint({
  name: 'ask-payment',
  method: 'post',
  path: '/odeme/vbOdemeSorgu',
  caller: 'anyone',
  body: z.looseObject({ enrollReference: shortText }),
  granted: settled,
  refusals: [
    ...declines,
    'card-number-sent',
    'payment-unknown',
    'payment-underway',
    'payment-returned',
    'too-many-tries',
  ],
});
