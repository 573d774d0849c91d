import type { Page } from 'playwright';
import * as wallet from '#contract/payments/wallet.ts';
import { declines } from '#domain/fare/payment-decline.ts';
import { liraOf } from '#domain/values/kurus.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { masterpassWalk } from '#machines/masterpass/masterpass.paths.ts';
import { browserLayer, type Cause, type Scene } from '../../support/browser/browser-layer.ts';
import { flowState } from '../../support/browser/flow-state.ts';
import { comeAsMember, oneBooking } from '../../support/browser/one-booking.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForState } from '../../support/browser/wait-for-state.ts';
import { refuses, says } from '../../support/shop/wire-answers.ts';
import { typeCard } from '../../support/visits/card-buyer.ts';
import { signedOutAt } from '../../support/visits/signed-out-at.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const minute = 60_000;
const booking = oneBooking('member', 'accepted', 15 * minute);

const press = (page: Page, name: string | RegExp) =>
  page.locator('[data-flow=masterpass], dialog[open]').getByRole('button', { name, exact: true }).click();
const named = (sentence: string, name: string) => sentence.replace('{name}', name);

const card = (id: string, lastFour: string, isDefault: boolean) =>
  ({ id, alias: `kart ${lastFour}`, lastFour, isDefault, state: 'active', type: 'credit' }) as const;
const cards = [card('w-1', '0018', true), card('w-2', '0380', false)];

const noAnswer = { kind: 'garbage' } as const;
const tooMany = refuses('too-many-tries');
const codeWrong = refuses('sms-code-wrong');
const codeOld = refuses('sms-code-old');
const unknown = refuses('wallet-card-unknown');

/** A code was sent at this hour. */
const sent =
  ({ name }: { readonly name: string }): Cause =>
  ({ world }, at) => {
    const verification = { id: `v-${at}`, expiresAt: at + 3 * minute, resendAt: at + minute };
    return world.release(name, { kind: 'answer', status: 200, body: verification });
  };

const isIssuing = ({ page }: Scene) => waitForState(page, 'booking', /^issuing/);

browserLayer(
  {
    walk: masterpassWalk,
    anew: 'switches',
    meant: () => ({ amount: new Map([[93_000, liraOf(booking.total())]]) }),
    causes: {
      loadCards: {
        call: wallet.walletCards.name,
        outcomes: {
          'two cards': says(wallet.walletCards, { cards }),
          'no card': says(wallet.walletCards, { cards: [] }),
          'session ended': signedOutAt(wallet.walletCards),
          'no answer': noAnswer,
        },
      },
      askCode: {
        call: wallet.generateWalletToken.name,
        outcomes: {
          'a code was sent': sent(wallet.generateWalletToken),
          'session ended': signedOutAt(wallet.generateWalletToken),
          'too many tries': tooMany,
          'card not ready': refuses('wallet-card-not-ready'),
          'card unknown': unknown,
          'no answer': noAnswer,
        },
      },
      addCard: {
        call: wallet.addWalletCard.name,
        outcomes: {
          'a code was sent': sent(wallet.addWalletCard),
          'session ended': signedOutAt(wallet.addWalletCard),
          'too many tries': tooMany,
          'card not found': refuses('card-not-found'),
          'alias taken': refuses('wallet-alias-taken'),
          'no answer': noAnswer,
        },
      },
      verifyCard: {
        call: wallet.verifyWalletCard.name,
        outcomes: {
          right: says(wallet.verifyWalletCard, { cardId: 'w-3' }),
          wrong: codeWrong,
          old: codeOld,
          'session ended': signedOutAt(wallet.verifyWalletCard),
          'no answer': noAnswer,
        },
      },
      resendCode: {
        call: wallet.resendWalletCode.name,
        outcomes: {
          'a code was sent': sent(wallet.resendWalletCode),
          'too soon': refuses('sms-too-soon'),
          old: codeOld,
          'session ended': signedOutAt(wallet.resendWalletCode),
          'no answer': noAnswer,
        },
      },
      deleteCard: {
        call: wallet.deleteWalletCard.name,
        outcomes: {
          removed: says(wallet.deleteWalletCard, null),
          'card unknown': unknown,
          'session ended': signedOutAt(wallet.deleteWalletCard),
          'no answer': noAnswer,
        },
      },
      makeDefault: {
        call: wallet.makeDefaultWalletCard.name,
        outcomes: {
          done: says(wallet.makeDefaultWalletCard, null),
          'card unknown': unknown,
          'session ended': signedOutAt(wallet.makeDefaultWalletCard),
          'no answer': noAnswer,
        },
      },
      payByWallet: {
        call: wallet.completeWalletPayment.name,
        outcomes: {
          paid: says(wallet.completeWalletPayment, {
            payment: 'p-1',
            locator: 'AB12CD',
            bankReference: null,
          }),
          underway: refuses('payment-underway'),
          'code wrong': codeWrong,
          'code old': codeOld,
          'session ended': signedOutAt(wallet.completeWalletPayment),
          'nothing due': refuses('nothing-due'),
          'money went back': refuses('payment-returned'),
          'key used otherwise': refuses('key-used-otherwise'),
          ...Object.fromEntries(declines.map((decline) => [decline, refuses(decline)])),
          'no answer': noAnswer,
        },
      },
    },
    startsAt: booking.startsAt,
    begin: async (scene) => {
      await booking.hand(scene);
      await comeAsMember(scene);
      await scene.page.goto('/odeme');
      await scene.page.getByRole('radio', { name: tr['payment.method.wallet'] }).click();
    },
    gestures: {
      'cards.asked': ({ page }) => press(page, tr['wallet.read']),
      'card.chosen': ({ page }) => press(page, /^kart 0380 kartıyla /),
      'adding.begun': ({ page }) => press(page, tr['wallet.add']),
      'adding.left': ({ page }) => press(page, tr['wallet.add.leave']),
      'card.added': async ({ page }) => {
        if ((await page.getByText(tr['payment.card.ready'].split('{')[0] ?? '').count()) === 0)
          await typeCard(page, '5400610000010018', tr, '#wallet-card-fields');
        await page.getByLabel(tr['wallet.alias']).fill('Maaş kartım');
        await press(page, tr['wallet.add.submit']);
      },
      'code.entered': async ({ page }) => {
        await page.getByLabel(tr['wallet.code'], { exact: true }).fill('123456');
        await page.keyboard.press('Enter');
      },
      'code.resent': ({ page }) => press(page, tr['wallet.code.resend']),
      'code.left': ({ page }) => press(page, tr['wallet.code.leave']),
      'default.chosen': ({ page }) => press(page, named(tr['wallet.default.of'], 'kart 0380')),
      'removal.asked': ({ page }) => press(page, named(tr['wallet.delete.of'], 'kart 0018')),
      'removal.confirmed': ({ page }) => press(page, tr['wallet.delete.yes']),
      'removal.declined': ({ page }) => press(page, tr['wallet.delete.no']),
      'outcome.asked': ({ page }) => press(page, tr['settling.ask']),
      'wallet.left': ({ page }) => press(page, tr['wallet.leave']),
    },
    stateIn: ({ page }) => flowState(page, 'masterpass'),
    unseen: {
      paid: isIssuing,
      underway: isIssuing,
      // A reader whose card was declined has the wallet before them again.
      declined: ({ page }) => waitForState(page, 'payment', /^(usingWallet|stopped|pricing)$/),
      signedOut: ({ page }) => waitForState(page, 'payment', /^choosing\.enteringCard$/),
      left: ({ page }) => waitForState(page, 'payment', /^choosing\.enteringCard$/),
      timeEnded: ({ page }) => waitForState(page, 'booking', /^releasing/),
      // Whoever waited long enough for another code need not wait again.
      'open.proving.entering.fresh': ({ page }) =>
        waitForState(page, 'masterpass', /^open\.proving\.entering\.(fresh|waited)$/),
    },
  },
  shop,
  visitor,
);
