import type { Page } from 'playwright';
import { touchSession } from '#contract/members/sessions.ts';
import { completeWalletPayment, generateWalletToken, walletCards } from '#contract/payments/wallet.ts';
import { granted, refused } from '#domain/values/answer.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { answers, breaks } from '#machines/kit/walk/walk.ts';
import { paymentWalk } from '#machines/payment/payment.paths.ts';
import { browserLayer, type Cause, type Scene, syncClock } from '../../support/browser/browser-layer.ts';
import { flowState } from '../../support/browser/flow-state.ts';
import { endWait } from '../../support/browser/held-timers.ts';
import { comeAsMember, oneBooking } from '../../support/browser/one-booking.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForState } from '../../support/browser/wait-for-state.ts';
import { refuses, says } from '../../support/shop/wire-answers.ts';
import type { Released } from '../../support/shop/world.ts';
import { bankPage } from '../../support/visits/bank-page.ts';
import { payButton, typeCard } from '../../support/visits/card-buyer.ts';
import { isWritten } from '../../support/visits/kept-state.ts';
import { dueOf, paymentAnswers } from '../../support/visits/payment-world.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const minute = 60_000;
const booking = oneBooking('guest', 'open', 5 * minute);
const member = { email: 'ayse@example.com', password: 'Bozkir1923' };

const press = (page: Page, name: string) =>
  page.locator('[data-flow=payment]').getByRole('button', { name, exact: true }).click();
const pressAmount = (page: Page, sentence: string) => {
  const [before = '', after = ''] = sentence.split('{amount}');
  return page.getByRole('button', { name: new RegExp(`^${before}.*\\d.*${after}$`) }).click();
};

const card = {
  id: 'w-1',
  alias: 'kart 0018',
  lastFour: '0018',
  isDefault: true,
  state: 'active',
  type: 'credit',
} as const;

/** The wallet ends as its own bank says. */
const walletPays =
  (answer: Released): Cause =>
  async ({ page, world }, at) => {
    const verification = { id: 'v-1', expiresAt: at + 3 * minute, resendAt: at + minute };
    await waitForState(page, 'masterpass', /^open\.browsing$/);
    await world.answer(generateWalletToken.name, says(generateWalletToken, verification));
    await world.answer(completeWalletPayment.name, answer);
    await page.getByRole('button', { name: /^kart 0018 kartıyla / }).click();
    await page.getByLabel(tr['wallet.code'], { exact: true }).fill('123456');
    await page.keyboard.press('Enter');
  };

const walletTimeEnds = async ({ page, world }: Scene) => {
  await world.pass(booking.payBy() - (await world.now()));
  await syncClock(page);
};

const logIn = async (page: Page) => {
  if ((await flowState(page, 'login')) === 'resting')
    await page.getByRole('button', { name: tr['login.open'], exact: true }).first().click();
  await page.locator('#login-email').fill(member.email);
  await page.locator('#login-password').fill(member.password);
  await page.keyboard.press('Enter');
  await waitForState(page, 'session', /^signedIn/);
};

/** The server has forgotten who was there: the next action after a minute tells the page. */
const endSession = async ({ page, world }: Scene) => {
  await world.answer(touchSession.name, { kind: 'refuse', status: 401 });
  await world.pass(minute + 1);
  await syncClock(page);
  await endWait(page, minute);
  await page.keyboard.press('Shift');
  await waitForState(page, 'session', /^signedOut/);
  await world.turn({ do: 'let-pass', name: touchSession.name });
};

/** Comes back by an address of the bank, once all that was done is written down. */
const comeBack = async (scene: Scene) => {
  await isWritten(scene, 'payment');
  await scene.page.goto('/odeme/3d');
};

const chooseMethod = async (page: Page, method: 'card' | 'miles' | 'open-tickets' | 'wallet') => {
  const name = tr[`payment.method.${method}`];
  const again = page.getByRole('button', { name: tr['payment.miles.again'], exact: true });
  if ((await flowState(page, 'payment'))?.startsWith('proving') === true) await press(page, name);
  else if (method === 'miles' && (await again.count()) > 0) await again.click();
  else await page.getByRole('radio', { name }).click();
};

const methods = ['card', 'miles', 'open-tickets', 'wallet'] as const;

const { payByCredit: _, ...ports } = paymentWalk.outcomes;
const amountDiffers = answers(refused('amount-differs'));
const taken = answers(granted({ payment: 'p-2' }));
const noAnswer = breaks();

browserLayer(
  {
    // Whoever pays by open tickets is never told that a payment is under way.
    walk: {
      ...paymentWalk,
      outcomes: { ...ports, payByCredit: { taken, 'amount differs': amountDiffers, 'no answer': noAnswer } },
    },
    besides: {
      ...paymentWalk,
      outcomes: {
        ...ports,
        findCoupons: { 'not found': answers(refused('open-ticket-not-found')) },
        payByCredit: { underway: answers(refused('payment-underway')) },
      },
    },
    anew: 'switches',
    startsAt: booking.startsAt,
    meant: () => ({ amount: dueOf(booking.total()) }),
    causes: {
      ...paymentAnswers(booking.total),
      masterpass: {
        call: null,
        outcomes: {
          paid: walletPays(
            says(completeWalletPayment, { payment: 'p-3', locator: 'AB12CD', bankReference: null }),
          ),
          underway: walletPays(refuses('nothing-due')),
          declined: walletPays(refuses('daily-limit')),
          'seats lost': walletPays(refuses('wagon-closed')),
          'session ended': walletPays({ kind: 'refuse', status: 401 }),
          'time ended': walletTimeEnds,
          left: ({ page }) => press(page, tr['wallet.leave']),
        },
      },
    },
    begin: async (scene, { start }) => {
      const { page, world } = scene;
      await booking.hand(scene);
      await world.answer(walletCards.name, says(walletCards, { cards: [card] }));
      await page.route(`**${bankPage}`, (route) => route.fulfill({ status: 204 }));
      if (start === 'a member') await comeAsMember(scene);
      await page.goto('/odeme');
    },
    gestures: {
      'method.chosen': ({ page }, { event }) =>
        chooseMethod(page, methods.find((each) => Reflect.get(event, 'method') === each) ?? 'card'),
      'payer.known': async (scene, { event }) => {
        const { page } = scene;
        if ((await flowState(page, 'session'))?.startsWith('signedIn') === true) await endSession(scene);
        if (Reflect.get(event, 'payer') === 'member') await logIn(page);
      },
      'terms.accepted': ({ page }) => page.getByLabel(tr['terms.accept']).click(),
      'terms.withdrawn': ({ page }) => page.getByLabel(tr['terms.accept']).click(),
      'card.given': async ({ page }) => {
        if ((await page.getByText(tr['payment.card.ready'].split('{')[0] ?? '').count()) === 0)
          await typeCard(page, '5400610000010018', tr);
        await payButton(page, tr).click();
      },
      'promotion.tried': async ({ page }) => {
        await page.locator('#payment-promotion').fill('BAHAR10');
        await press(page, tr['payment.promotion.use']);
      },
      'promotion.removed': async ({ page }) => {
        await page.locator('#payment-promotion').fill('');
        await press(page, tr['payment.promotion.use']);
      },
      'coupons.sought': async ({ page }) => {
        await page.locator('#coupon-number').fill('XY34ZW');
        await page.locator('#coupon-surname').fill('YILMAZ');
        await press(page, tr['payment.coupons.seek']);
      },
      'coupons.chosen': async ({ page }) => {
        for (const box of await page.locator('input[name=coupon]').all()) await box.check();
        await press(page, tr['payment.coupons.use']);
      },
      'coupons.paid': ({ page }) => press(page, tr['payment.pay.coupons']),
      'miles.paid': ({ page }) => pressAmount(page, tr['payment.pay.miles']),
      'bank.asked': ({ page }) => press(page, tr['payment.bank.go']),
      'bank.returned': comeBack,
      'outcome.asked': async ({ page }) => {
        const isAtBank = (await flowState(page, 'payment'))?.startsWith('proving') === true;
        await press(page, isAtBank ? tr['payment.bank.ask'] : tr['settling.ask']);
      },
      'payment.left': async ({ page }) => {
        if ((await flowState(page, 'payment')) === 'stopped') return press(page, tr['payment.stopped.again']);
        await press(page, tr['payment.leave']);
        await page
          .locator('dialog[open]')
          .getByRole('button', { name: tr['payment.leave.yes'], exact: true })
          .click();
      },
    },
    stateIn: ({ page }) => flowState(page, 'payment'),
    unseen: {
      paid: ({ page }) => waitForState(page, 'booking', /^issuing/),
      underway: ({ page }) => waitForState(page, 'booking', /^issuing/),
      timeEnded: ({ page }) => waitForState(page, 'booking', /^releasing/),
      left: ({ page }) => waitForState(page, 'booking', /^releasing/),
    },
  },
  shop,
  visitor,
);
