import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import { CouponChoice } from '#panels/payment/coupon-choice.tsx';
import { begunPayment } from '../../support/views/begun-payment.ts';
import { never } from '../../support/views/stand-in-payment.ts';
import { drawn } from '../drawn.tsx';
import { ShopAround } from '../shop-around.tsx';

const coupons = [
  { number: '700000000001', amount: 40_000, expiresAt: Date.UTC(2026, 11, 8, 9) },
  { number: '700000000002', amount: 117_000, expiresAt: Date.UTC(2026, 11, 9, 9) },
  { number: '700000000003', amount: 20_000, expiresAt: Date.UTC(2026, 11, 10, 9) },
];

const best = { numbers: ['700000000002'], paid: 117_000, lost: 0 };

test('[K-04] of the open tickets that were found those that pay best are chosen, and no other', () => {
  const payment = begunPayment(paymentMachine.provide({ actors: { paymentEnd: never } }), 'guest');
  drawn(
    <ShopAround>
      <CouponChoice payment={payment} found={{ coupons, best }} />
    </ShopAround>,
  );
  const boxes = page.getByRole('checkbox').elements();
  expect(boxes.map((box) => (box instanceof HTMLInputElement ? [box.value, box.checked] : null))).toEqual([
    ['700000000001', false],
    ['700000000002', true],
    ['700000000003', false],
  ]);
});
