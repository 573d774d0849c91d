import * as z from 'zod/mini';
import { openPayment } from '#contract/payments/payments.ts';
import { kurusOfLira } from '#domain/values/kurus.ts';
import { isRecord } from '#machines/kit/frozen/record.ts';

type Endpoint = { readonly name: string; readonly body: z.ZodMiniType };

/** The one call whose body is read by its handler, and not by its schema alone. */
const ofOpening = (body: z.output<typeof openPayment.body>) => ({
  attempt: body.denemeNo,
  locator: body.pnr,
  amount: kurusOfLira(body.biletRezOdemeBilgileri.toplamBiletTutari),
});

/** What was sent with a call, in words of the railway as far as its schema knows them. */
export const wordsOfCall = ({ name, body: schema }: Endpoint, sent: unknown): unknown => {
  if (name === openPayment.name) {
    const opening = z.safeParse(openPayment.body, sent);
    return opening.success ? ofOpening(opening.data) : sent;
  }
  const read = z.safeParse(schema, sent);
  const words: unknown = read.success ? read.data : sent;
  return isRecord(words) && 'idempotencyKey' in words ? { ...words, key: words.idempotencyKey } : words;
};
