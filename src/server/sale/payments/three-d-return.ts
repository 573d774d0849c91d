import { currency, type SignedReturn } from '#server/counterparts/bank/bank.ts';
import { foreignForm } from '#server/counterparts/bank/read-form.ts';
import { termPath } from '#server/counterparts/bank/simulated-bank.ts';
import type { Site } from '#server/platform/http/site.ts';
import type { House } from '#server/sale/context/house.ts';
import type { Standing } from '#server/sale/settlement/payments.ts';
import { whereNext } from './where-next.ts';
import { whereNextOfRental } from './where-next-of-rental.ts';

const sentTo = (address: string): Response =>
  new Response(null, { status: 303, headers: { location: address } });

/** The return belongs to one payment: its locator, amount, currency and challenge, and for a while. */
const isOf = (said: SignedReturn, standing: Standing, md: string, now: number): boolean =>
  said.locator === standing.locator &&
  said.amount === standing.amount &&
  said.currency === currency &&
  said.nonce === md &&
  said.expiresAt > now;

const settle = async (md: string, paRes: string, house: House): Promise<Standing | null> => {
  const { bank, payments, clock } = house;
  const said = await bank.readReturn(md, paRes);
  const standing = said === null ? null : await payments.findByKey(said.key);
  if (said === null || standing === null || !isOf(said, standing, md, clock.now())) return null;
  return payments.proceed(standing.payment);
};

/** What was being paid for, by the bank's name for the payment. Nothing else of it is believed. */
const namedBy = async (md: string, { bank, payments }: House): Promise<Standing | null> => {
  const key = await bank.keyOf(md);
  return key === null ? null : payments.findByKey(key);
};

/** A return that is not believed is led back to the payment it names, and tells nothing of it. */
const unbelieved = (named: Standing | null): Standing | null => named && { ...named, stands: 'paying' };

const ledBack = (standing: Standing | null, { settings: { origin } }: House): Response =>
  sentTo(standing?.purpose === 'rental' ? whereNextOfRental(standing, origin) : whereNext(standing, origin));

/** Where the bank's page sends the browser back to. What it carries only says which payment to ask the bank about. */
export const threeDReturnSites: readonly Site<House>[] = [
  {
    method: 'post',
    path: termPath,
    stands: 'everywhere',
    answer: async (request, house, visit) => {
      const form = await foreignForm(request);
      const md = form.get('MD') ?? '';
      const standing = await settle(md, form.get('PaRes') ?? '', house);
      if (standing === null) house.log.told('return-not-believed', { request: visit.requestId });
      return ledBack(standing ?? unbelieved(await namedBy(md, house)), house);
    },
  },
  {
    method: 'get',
    path: termPath,
    stands: 'everywhere',
    answer: async (request, house) => {
      const md = new URL(request.url).searchParams.get('MD') ?? '';
      return ledBack(unbelieved(await namedBy(md, house)), house);
    },
  },
];
