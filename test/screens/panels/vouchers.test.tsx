import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import type { KnownRefundCoupon } from '#domain/booking/known-coupon.ts';
import type { PackageCard as Held } from '#domain/catalogue/package-card.ts';
import type { PackageActionRefusal } from '#domain/catalogue/package-refund.ts';
import { granted } from '#domain/values/answer.ts';
import { submissionOf } from '#machines/kit/submission/submission.machine.ts';
import type { SubmissionAnswer } from '#machines/kit/submission/submission.model.ts';
import type { PackageCancel, PackageCancelOutcome } from '#screens/my-subscriptions/package-cancel.flow.ts';
import { PackageCard } from '#screens/my-subscriptions/package-card.tsx';
import { CouponCard } from '#screens/open-tickets-and-coupons/coupon-card.tsx';
import { drawn } from '../drawn.tsx';
import { ShopAround } from '../shop-around.tsx';

const now = Date.UTC(2026, 11, 7, 9);
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u2066-\u2069]/g, '');
const factsShown = () =>
  [...document.querySelectorAll('dl > div')].map(({ textContent }) => plain(textContent));

const coupon: KnownRefundCoupon = {
  number: '700000000001',
  locator: 'K7Q2ZT',
  ticket: '100000000001',
  amount: 61_200,
  status: 'paid',
  madeAt: Date.UTC(2026, 10, 21, 9),
  paidAt: Date.UTC(2026, 10, 28, 12, 30),
};

test('[S-17] a coupon that was paid says when it was made and when it was paid, each by its name', () => {
  drawn(
    <ShopAround now={() => now}>
      <CouponCard coupon={coupon} />
    </ShopAround>,
  );
  expect(factsShown()).toEqual([
    'PNRK7Q2ZT',
    'Kaynak bilet100000000001',
    'Düzenlenme tarihi21.11.26 12:00',
    'Ödeme tarihi28.11.26 15:30',
  ]);
});

const held: Held = {
  locator: 'PK7Q2Z',
  name: 'YHT 10 Biniş',
  passenger: 'AYŞE YILMAZ',
  soldAt: Date.UTC(2026, 11, 1, 9),
  starts: '2026-12-05',
  ends: '2027-01-03',
  from: 98,
  to: 1325,
  counts: 'BOARDING',
  remaining: 7,
  roundTrips: 2,
  isActive: true,
  trainTypes: ['YHT'],
  family: 'STANDART',
  cabinClasses: ['Y1'],
  amount: 465_000,
};

const quote = async (): Promise<SubmissionAnswer<PackageCancelOutcome, PackageActionRefusal>> =>
  granted({ kind: 'quoted', back: 325_500, lost: 139_500 });

/** A package and the way to give it up. */
const packageShown = (card: Held) => {
  const machine = submissionOf<PackageCancel, PackageCancelOutcome, PackageActionRefusal>().provide({
    actors: {
      sendForm: fromPromise(quote),
      waitingEnd: fromPromise(() => new Promise<void>(() => undefined)),
    },
  });
  const form = createActor(machine, { input: { fields: { locator: held.locator, agreed: null } } }).start();
  onTestFinished(() => {
    form.stop();
  });
  drawn(
    <ShopAround now={() => now}>
      <PackageCard card={card} form={form} heading={null} />
    </ShopAround>,
  );
  return plain(document.body.textContent);
};

test.each([
  ['that holds', held, '7 biniş kaldı'],
  ['that was given up', { ...held, isActive: false }, '0 biniş kaldı'],
])('[R-12] a package %s says what is left of it', (_, card, left) => {
  expect(packageShown(card).match(/\d+ biniş kaldı/g)).toEqual([left]);
});

test('[R-12] a package says how long it is good, and before it is given up what comes back and what does not', async () => {
  packageShown(held);
  expect(factsShown().slice(0, 4)).toEqual([
    'PNRPK7Q2Z',
    'YolcuAYŞE YILMAZ',
    'Başlangıç05.12.2026',
    'Bitiş03.01.2027',
  ]);
  await page.getByRole('button', { name: 'İptal et', exact: true }).click();
  await expect.element(page.getByText('İptal ederseniz ₺3.255,00 iade edilir')).toBeVisible();
  expect(plain(document.body.textContent)).toContain('İade edilmeyen tutar: ₺1.395,00.');
});
