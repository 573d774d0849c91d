import { setTimeout as pause } from 'node:timers/promises';
import { minute } from '#domain/values/durations.ts';
import type { Language } from '#domain/values/language.ts';
import { newSecret } from '#server/platform/secret.ts';
import { acsPage, isAcsDeed, leftPage, notSentPage, returnPage } from './acs-page.ts';
import { currency } from './bank.ts';
import { type BankPayment, movePayment, paymentNamed } from './bank-payments.ts';
import { foreignForm } from './read-form.ts';
import { signedReturn } from './signed-return.ts';
import { type BankGround, termPath } from './simulated-bank.ts';
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

const prove = async ({ db, clock }: BankGround, { key, card, pay_by }: BankPayment): Promise<void> => {
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
export const showAcs = async (
  request: Request,
  language: Language,
  ground: BankGround,
): Promise<Response> => {
  const shop = ground.settings.origin;
  const payment = await paymentNamed(ground.db, (await foreignForm(request)).get('MD') ?? '');
  return payment === undefined ? notSentPage({ language, shop }) : acsPage(payment, { language, shop });
};

/** What the passenger did on the bank's page. */
export const answerAcs = async (
  request: Request,
  language: Language,
  ground: BankGround,
): Promise<Response> => {
  const { db, clock, settings } = ground;
  const shown = { language, shop: settings.origin };
  const form = await foreignForm(request);
  const deed = form.get('deed') ?? '';
  const payment = await paymentNamed(db, form.get('MD') ?? '');
  if (payment === undefined || !isAcsDeed(deed)) return notSentPage(shown);
  const to = `${settings.origin}${termPath}`;
  if (deed === 'abandon') return leftPage(to, payment, shown);
  if (deed === 'decline') {
    await movePayment(db, payment.key, 'open', { state: 'declined', decline: 'payment-failed' });
  } else {
    await prove(ground, payment);
  }
  if (deed === 'late') return leftPage(to, payment, shown);
  if (deed === 'slow') await pause(slowness, undefined, { ref: false });
  const secret = deed === 'forged' ? newSecret() : payment.secret;
  return returnPage(
    { to, md: payment.md, paRes: paResOf(payment, secret, clock.now()) },
    deed === 'repeated' ? 'twice' : 'once',
    shown,
  );
};
