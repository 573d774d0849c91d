import type { Page } from 'playwright';
import { expect } from 'vitest';
import { cancelReservation, getReservation } from '#contract/rail-booking.ts';
import * as wallet from '#contract/wallet.ts';
import { declines } from '#domain/payment-decline.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { masterpassWalk } from '#machines/masterpass/masterpass.paths.ts';
import { browserLayer, type Cause, type Scene } from '#test/support/browser-layer.ts';
import { typeCard } from '#test/support/card-buyer.ts';
import { booked, handOver, writtenOf } from '#test/support/desk.ts';
import { flowState } from '#test/support/flow-state.ts';
import { shopOfThisFile } from '#test/support/shop.ts';
import { soon } from '#test/support/soon.ts';
import { visitorsOfThisFile } from '#test/support/visitor.ts';
import { refuses, says } from '#test/support/wire-said.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const member = { username: 'ayse@example.com', password: 'Bozkir1923' };
const minute = 60_000;
const timeToPay = 15 * minute;

const groundOf = ({ page, origin }: Scene) => ({ context: page.context(), origin });

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

/** A call of a member may be asked again after its token was renewed: it is refused again. */
const signedOut =
  (call: string): Cause =>
  ({ world }) =>
    world.always(call, { kind: 'refuse', status: 401 });

/** A code was sent at this hour. */
const sent =
  ({ name }: { readonly name: string }): Cause =>
  ({ world }, at) => {
    const verification = { id: `v-${at}`, expiresAt: at + 3 * minute, resendAt: at + minute };
    return world.release(name, { kind: 'answer', status: 200, body: verification });
  };

/** One booking serves every path: no answer of the wallet moves anything on the server. */
const atDesk: { readonly written: string; readonly payBy: number }[] = [];

const bookedOnce = async (scene: Scene) => {
  const [before] = atDesk;
  if (before !== undefined) return before;
  const desk = await booked(groundOf(scene), { payer: 'member' });
  const { payment } = desk.getSnapshot().children;
  payment?.send({ type: 'terms.accepted' });
  const payBy = payment?.getSnapshot().context.payBy ?? 0;
  const standing = { written: writtenOf(desk), payBy };
  atDesk.push(standing);
  return standing;
};

const startsAt = () => (atDesk[0]?.payBy ?? 0) - timeToPay;

const stands = (page: Page, flow: string, state: RegExp) =>
  expect.poll(async () => (await flowState(page, flow)) ?? '', soon).toMatch(state);
const isIssuing = ({ page }: Scene) => stands(page, 'booking', /^issuing/);

browserLayer(
  {
    walk: masterpassWalk,
    anew: 'switches',
    causes: {
      loadCards: {
        call: wallet.walletCards.name,
        outcomes: {
          'two cards': says(wallet.walletCards, { cards }),
          'no card': says(wallet.walletCards, { cards: [] }),
          'session ended': signedOut(wallet.walletCards.name),
          'no answer': noAnswer,
        },
      },
      askCode: {
        call: wallet.generateWalletToken.name,
        outcomes: {
          'a code was sent': sent(wallet.generateWalletToken),
          'session ended': signedOut(wallet.generateWalletToken.name),
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
          'session ended': signedOut(wallet.addWalletCard.name),
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
          'session ended': signedOut(wallet.verifyWalletCard.name),
          'no answer': noAnswer,
        },
      },
      resendCode: {
        call: wallet.resendWalletCode.name,
        outcomes: {
          'a code was sent': sent(wallet.resendWalletCode),
          'too soon': refuses('sms-too-soon'),
          old: codeOld,
          'session ended': signedOut(wallet.resendWalletCode.name),
          'no answer': noAnswer,
        },
      },
      deleteCard: {
        call: wallet.deleteWalletCard.name,
        outcomes: {
          removed: says(wallet.deleteWalletCard, null),
          'card unknown': unknown,
          'session ended': signedOut(wallet.deleteWalletCard.name),
          'no answer': noAnswer,
        },
      },
      makeDefault: {
        call: wallet.makeDefaultWalletCard.name,
        outcomes: {
          done: says(wallet.makeDefaultWalletCard, null),
          'card unknown': unknown,
          'session ended': signedOut(wallet.makeDefaultWalletCard.name),
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
          'session ended': signedOut(wallet.completeWalletPayment.name),
          'nothing due': refuses('nothing-due'),
          'money went back': refuses('payment-returned'),
          'key used otherwise': refuses('key-used-otherwise'),
          ...Object.fromEntries(declines.map((decline) => [decline, refuses(decline)])),
          'no answer': noAnswer,
        },
      },
    },
    startsAt,
    begin: async (scene) => {
      const { page, origin, world } = scene;
      const { written } = await bookedOnce(scene);
      await world.pass(startsAt() - (await world.now()));
      await page.request.post('/mc/user/login', { data: member, headers: { origin } });
      await world.hold([cancelReservation.name, getReservation.name]);
      await handOver(groundOf(scene), written);
      await page.goto('/odeme');
      await page.getByRole('radio', { name: tr['payment.method.wallet'] }).click();
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
      'outcome.asked': ({ page }) => press(page, tr['payment.settling.ask']),
      'wallet.left': ({ page }) => press(page, tr['wallet.leave']),
    },
    stateIn: ({ page }) => flowState(page, 'masterpass'),
    unseen: {
      paid: isIssuing,
      underway: isIssuing,
      // A reader whose card was declined has the wallet before them again.
      declined: ({ page }) => stands(page, 'payment', /^(usingWallet|stopped|pricing)$/),
      signedOut: ({ page }) => stands(page, 'payment', /^choosing\.enteringCard$/),
      left: ({ page }) => stands(page, 'payment', /^choosing\.enteringCard$/),
      timeEnded: ({ page }) => stands(page, 'booking', /^releasing/),
      // Whoever waited long enough for another code need not wait again.
      'open.proving.entering.fresh': ({ page }) =>
        stands(page, 'masterpass', /^open\.proving\.entering\.(fresh|waited)$/),
    },
  },
  shop,
  visitor,
);
