import type { z } from 'zod/mini';
import { openPayment as call } from '#contract/payments/payments.ts';
import { granted } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import { kurusOfLira } from '#domain/values/kurus.ts';
import { cardCookie } from '#server/people/access/card-cookie.ts';
import { wideNet } from '#server/people/access/counted-for.ts';
import { inTurn } from '#server/people/access/take-turn.ts';
import type { OperationRequest } from '#server/platform/http/operation.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { operation } from '#server/sale/context/operation.ts';
import { beginPurchase } from './begin-purchase.ts';
import { refusalOfPayment } from './refusal-of-payment.ts';

const turns = { name: 'open-payment', most: 30, within: minute, browsers: wideNet, wrong: ['nothing-due'] };

/** Opens a payment and leads to the bank's page. A try that is said again is the same payment. */
const open = async (asked: OperationRequest<z.output<typeof call.body>>, app: AppContext) => {
  const { body, cookies } = asked;
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
};

export const openPayment = operation(call, (asked, app) => inTurn(asked, turns, app, () => open(asked, app)));
