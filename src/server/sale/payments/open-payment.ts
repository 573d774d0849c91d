import { openPayment as call } from '#contract/payments/payments.ts';
import { granted } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import { kurusOfLira } from '#domain/values/kurus.ts';
import { type Turns, wideNet } from '#server/people/access/counted-for.ts';
import { refusalOfTurn } from '#server/people/access/take-turn.ts';
import { operation } from '#server/sale/context/operation.ts';
import { beginPurchase } from './begin-purchase.ts';
import { cardCookie } from './card-cookie.ts';
import { refusalOfPayment } from './refusal-of-payment.ts';

const turns: Turns = { name: 'open-payment', most: 30, within: minute, browsers: wideNet };

/** Opens a payment and leads to the bank's page. A try that is said again is the same payment. */
export const openPayment = operation(call, async (asked, app) => {
  const { body, cookies } = asked;
  const refusal = refusalOfTurn(asked, turns, app);
  if (refusal !== null) return refusal;
  const token = body.biletRezOdemeBilgileri.kartTokeni ?? cookies[cardCookie] ?? '';
  const beginning = {
    purpose: body.islemTipi ?? 'sale',
    subject: body.pnr,
    attempt: body.denemeNo ?? token,
    amount: kurusOfLira(body.biletRezOdemeBilgileri.toplamBiletTutari),
    means: { kind: 'card' as const, token },
  };
  const begun = await beginPurchase(beginning, asked, app);
  if (!begun.ok) return begun;
  const { payment, status, challenge, payBy } = begun.value;
  const isOpen = status === 'paying' || status === 'ticketed';
  return isOpen ? granted({ payment, challenge, payBy }) : refusalOfPayment(begun.value);
});
