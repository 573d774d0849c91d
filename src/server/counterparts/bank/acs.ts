import { setTimeout as pause } from 'node:timers/promises';
import { minute } from '#domain/values/durations.ts';
import type { Language } from '#domain/values/language.ts';
import { newSecret } from '#server/platform/secret.ts';
import { acsPage, isAcsAction, leftPage, notSentPage, returnPage } from './acs-page.ts';
import { currency } from './bank.ts';
import { type BankPayment, movePayment, paymentNamed } from './bank-payments.ts';
import { foreignForm } from './read-form.ts';
import { signedReturn } from './signed-return.ts';
import { type BankDeps, termPath } from './simulated-bank.ts';
import { testCardNamed } from './test-cards.ts';

const slowness = 15_000;
const returnLife = 15 * minute;

const paResOf = (payment: BankPayment, secret: string, now: number): string =>
  signedReturn(
    {
      key: payment.key,
      locator: payment.locator,
      amount: payment.amount,
      currency,
      nonce: payment.md,
      expiresAt: now + returnLife,
    },
    secret,
  );

const prove = async ({ db, clock }: BankDeps, { key, card, pay_by }: BankPayment): Promise<void> => {
  const { declines } = testCardNamed(card);
  const why = clock.now() > pay_by ? 'time-ended' : declines?.at === 'proof' ? declines.why : null;
  await movePayment(
    db,
    key,
    'open',
    why === null ? { state: 'approved' } : { state: 'declined', decline: why },
  );
};

/** The bank's page, asked by the shop's form. */
export const showAcs = async (request: Request, language: Language, deps: BankDeps): Promise<Response> => {
  const shop = deps.settings.origin;
  const payment = await paymentNamed(deps.db, (await foreignForm(request)).get('MD') ?? '');
  return payment === undefined ? notSentPage({ language, shop }) : acsPage(payment, { language, shop });
};

/** What the passenger did on the bank's page. */
export const answerAcs = async (request: Request, language: Language, deps: BankDeps): Promise<Response> => {
  const { db, clock, settings } = deps;
  const shown = { language, shop: settings.origin };
  const form = await foreignForm(request);
  const action = form.get('deed') ?? '';
  const payment = await paymentNamed(db, form.get('MD') ?? '');
  if (payment === undefined || !isAcsAction(action)) return notSentPage(shown);
  const to = `${settings.origin}${termPath}`;
  if (action === 'abandon') return leftPage(to, payment, shown);
  if (action === 'decline') {
    await movePayment(db, payment.key, 'open', { state: 'declined', decline: 'payment-failed' });
  } else {
    await prove(deps, payment);
  }
  if (action === 'late') return leftPage(to, payment, shown);
  if (action === 'slow') await pause(slowness, undefined, { ref: false });
  const secret = action === 'forged' ? newSecret() : payment.secret;
  return returnPage(
    { to, md: payment.md, paRes: paResOf(payment, secret, clock.now()) },
    action === 'repeated' ? 'twice' : 'once',
    shown,
  );
};
