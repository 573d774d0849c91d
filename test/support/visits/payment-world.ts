import { askPayment, openPayment } from '#contract/payments/payments.ts';
import { applyPromotion, payWithMiles, queryMiles, removePromotion } from '#contract/payments/promotions.ts';
import { chooseOpenTickets, payWithOpenTickets, searchOpenTickets } from '#contract/tickets/open-tickets.ts';
import { firstStepDeclines, secondStepDeclines } from '#domain/fare/payment-decline.ts';
import type { Action, Causes } from '../browser/browser-layer.ts';
import { refuses, says } from '../shop/wire-answers.ts';
import type { Released } from '../shop/world.ts';
import { bankPage } from './bank-page.ts';
import { signedOutAt } from './signed-out-at.ts';

const noAnswer = { kind: 'garbage' } as const;
const tooMany = refuses('too-many-tries');
const locator = 'AB12CD';
const ticketsOf = ['700000000001', '700000000002'] as const;
/** What the bank leaves its page to be filled in. */
const bankTime = 20_000;

const lessByCode = 1_000;
/** What is left to pay where open tickets pay a part. */
const rest = 10_000;

/** What is to pay in the paths of a payment, and in the shop where it costs so much. */
export const dueOf = (total: number): ReadonlyMap<number, number> =>
  new Map([
    [93_000, total],
    [83_700, total - lessByCode],
    [43_000, rest],
  ]);

const opened =
  (asks: 'nothing' | 'proof'): Action =>
  ({ world, origin }, at) => {
    const proof = { acsUrl: `${origin}${bankPage}`, paReq: 'p-1', md: 'm-1', termUrl: `${origin}/odeme/3d` };
    const challenge = asks === 'proof' ? proof : null;
    return world.release(
      openPayment.name,
      says(openPayment, { payment: 'p-1', challenge, payBy: at + bankTime }),
    );
  };

/** The answer for whichever of some calls was made. */
const whichever =
  (answers: Readonly<Record<string, Released>>): Action =>
  async ({ world }) => {
    const name = await world.heldAmong(Object.keys(answers));
    const answer = answers[name];
    if (answer !== undefined) await world.release(name, answer);
  };

const refusedEach = (declines: readonly (typeof firstStepDeclines | typeof secondStepDeclines)[number][]) =>
  Object.fromEntries(declines.map((decline) => [decline, refuses(decline)]));

const counted =
  (milesPoint: number, worth: () => number): Action =>
  ({ world }) =>
    world.release(queryMiles.name, says(queryMiles, { milesPoint, milesAmount: worth(), currency: 'TRY' }));

/** What the world says to a payment, where so much is to pay in all. */
export const paymentAnswers = (total: () => number): Readonly<Record<string, Causes>> => {
  const priced =
    (code: string | null, discount: number): Action =>
    (scene, at) => {
      const price = { code, price: total(), discount, toPay: total() - discount };
      const answers = {
        [applyPromotion.name]: says(applyPromotion, price),
        [removePromotion.name]: says(removePromotion, price),
      };
      return whichever(answers)(scene, at);
    };

  const covered =
    (numbers: readonly string[], paid: () => number, lost: number): Action =>
    ({ world }) =>
      world.release(
        chooseOpenTickets.name,
        says(chooseOpenTickets, {
          pnr: locator,
          couponNumbers: [...numbers],
          paid: paid(),
          lost,
          amountDue: total() - paid(),
        }),
      );

  const twoFound: Action = ({ world }, at) => {
    const openTickets = ticketsOf.map((number) => ({
      number,
      locator: 'XY34ZW',
      ticket: '300000000001',
      surname: 'Y',
      amount: total(),
      status: 'unused' as const,
      madeAt: at,
      expiresAt: at + 86_400_000,
      usedAt: null,
    }));
    const bestCombination = { couponNumbers: [...ticketsOf], paid: total(), lost: total(), remaining: 0 };
    return world.release(searchOpenTickets.name, says(searchOpenTickets, { openTickets, bestCombination }));
  };

  const taken: Action = (scene, at) =>
    whichever({
      [payWithMiles.name]: says(payWithMiles, { payment: 'p-2', locator, milesPoint: 1_000 }),
      [payWithOpenTickets.name]: says(payWithOpenTickets, {
        pnr: locator,
        couponNumbers: [...ticketsOf],
        paid: total(),
        lost: 0,
        amountDue: 0,
      }),
    })(scene, at);

  return {
    openPayment: {
      call: openPayment.name,
      outcomes: {
        'a page of the bank': opened('proof'),
        'no page is needed': opened('nothing'),
        ...refusedEach(firstStepDeclines),
        'key used otherwise': refuses('key-used-otherwise'),
        'nothing due': refuses('nothing-due'),
        'another is underway': refuses('payment-underway'),
        'too many tries': tooMany,
        'no answer': noAnswer,
      },
    },
    askPayment: {
      call: askPayment.name,
      outcomes: {
        paid: says(askPayment, { bankReference: null, locator, amount: 0 }),
        underway: refuses('payment-underway'),
        'too many tries': tooMany,
        'not known': refuses('payment-unknown'),
        'money went back': refuses('payment-returned'),
        ...refusedEach(secondStepDeclines),
        'no answer': noAnswer,
      },
    },
    lookBack: {
      call: askPayment.name,
      outcomes: {
        paid: says(askPayment, { bankReference: null, locator, amount: 0 }),
        'not paid': refuses('payment-unknown'),
        'no answer': noAnswer,
      },
    },
    askPrice: {
      call: [applyPromotion.name, removePromotion.name],
      outcomes: {
        'a discount': priced('BAHAR10', lessByCode),
        'the price itself': priced(null, 0),
        // A code that is taken away cannot be unknown.
        'code unknown': whichever({
          [applyPromotion.name]: refuses('promo-unknown'),
          [removePromotion.name]: tooMany,
        }),
        'nothing due': refuses('nothing-due'),
        'too many tries': tooMany,
        'no answer': noAnswer,
      },
    },
    findCoupons: {
      call: searchOpenTickets.name,
      outcomes: {
        two: twoFound,
        'none of use': says(searchOpenTickets, { openTickets: [], bestCombination: null }),
        'not found': refuses('open-ticket-not-found'),
        'too many tries': tooMany,
        'no answer': noAnswer,
      },
    },
    chooseCoupons: {
      call: chooseOpenTickets.name,
      outcomes: {
        'all is paid': covered(ticketsOf, total, 17_000),
        'a part is paid': covered(ticketsOf.slice(0, 1), () => total() - rest, 0),
        'none is chosen': covered([], () => 0, 0),
        'sold already': refuses('not-in-this-status'),
        expired: refuses('open-ticket-expired'),
        'not found': refuses('open-ticket-not-found'),
        used: refuses('open-ticket-used'),
        'proof needed': refuses('proof-needed'),
        'too many tries': tooMany,
        'no answer': noAnswer,
      },
    },
    queryMiles: {
      call: queryMiles.name,
      outcomes: {
        enough: counted(1_000_000, () => total() * 2),
        'too few': counted(10, () => 100),
        'no account': refuses('miles-unknown'),
        'session ended': signedOutAt(queryMiles),
        'no answer': noAnswer,
      },
    },
    payByCredit: {
      call: [payWithMiles.name, payWithOpenTickets.name],
      outcomes: {
        taken,
        'amount differs': whichever({
          [payWithMiles.name]: refuses('amount-wrong'),
          [payWithOpenTickets.name]: refuses('amount-differs'),
        }),
        underway: refuses('payment-underway'),
        'no answer': noAnswer,
      },
    },
  };
};
