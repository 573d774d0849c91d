import { currency, type SignedReturn } from '#server/counterparts/bank/bank.ts';
import { foreignForm } from '#server/counterparts/bank/read-form.ts';
import { termPath } from '#server/counterparts/bank/simulated-bank.ts';
import type { ServerPage } from '#server/platform/http/server-page.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import type { PaymentState } from '#server/sale/settlement/payments.ts';
import { whereNext } from './where-next.ts';
import { whereNextOfRental } from './where-next-of-rental.ts';

const sentTo = (address: string): Response =>
  new Response(null, { status: 303, headers: { location: address } });

/** The return belongs to one payment: its locator, amount, currency and challenge, and for a while. */
const isOf = (returned: SignedReturn, paymentState: PaymentState, md: string, now: number): boolean =>
  returned.locator === paymentState.locator &&
  returned.amount === paymentState.amount &&
  returned.currency === currency &&
  returned.nonce === md &&
  returned.expiresAt > now;

const settle = async (md: string, paRes: string, app: AppContext): Promise<PaymentState | null> => {
  const { bank, payments, clock } = app;
  const returned = await bank.readReturn(md, paRes);
  const paymentState = returned === null ? null : await payments.findByKey(returned.key);
  if (returned === null || paymentState === null || !isOf(returned, paymentState, md, clock.now()))
    return null;
  return payments.proceed(paymentState.payment);
};

/** What was being paid for, by the bank's name for the payment. Nothing else of it is believed. */
const namedBy = async (md: string, { bank, payments }: AppContext): Promise<PaymentState | null> => {
  const key = await bank.keyOf(md);
  return key === null ? null : payments.findByKey(key);
};

/** A return that is not believed is led back to the payment it names, and tells nothing of it. */
const unbelieved = (named: PaymentState | null): PaymentState | null =>
  named && { ...named, status: 'paying' };

const ledBack = (paymentState: PaymentState | null, { settings: { origin } }: AppContext): Response =>
  sentTo(
    paymentState?.purpose === 'rental'
      ? whereNextOfRental(paymentState, origin)
      : whereNext(paymentState, origin),
  );

/** Where the bank's page sends the browser back to. What it carries only says which payment to ask the bank about. */
export const threeDReturnSites: readonly ServerPage<AppContext>[] = [
  {
    method: 'post',
    path: termPath,
    availability: 'everywhere',
    answer: async (request, app, context) => {
      const form = await foreignForm(request);
      const md = form.get('MD') ?? '';
      const paymentState = await settle(md, form.get('PaRes') ?? '', app);
      if (paymentState === null) app.log.info('return-not-believed', { request: context.requestId });
      return ledBack(paymentState ?? unbelieved(await namedBy(md, app)), app);
    },
  },
  {
    method: 'get',
    path: termPath,
    availability: 'everywhere',
    answer: async (request, app) => {
      const md = new URL(request.url).searchParams.get('MD') ?? '';
      return ledBack(unbelieved(await namedBy(md, app)), app);
    },
  },
];
