import type { Kurus } from '#domain/kurus.ts';
import type { PaymentPurpose } from '#domain/payment-purpose.ts';
import { type Deadline, deadline } from '#machines/kit/deadline.ts';
import { type Port, unplugged } from '#machines/kit/port.ts';
import type {
  CouponsAnswer,
  CoverAnswer,
  CoverPaidAnswer,
  MilesAnswer,
  MilesPaidAnswer,
  OpenAnswer,
  PaidAnswer,
  PromotionAnswer,
} from './payment.model.ts';

type Bought = { readonly locator: string; readonly bought: PaymentPurpose };
type Attempted = Bought & { readonly attempt: string; readonly amount: Kurus };

export type PaymentPorts = {
  openPayment: Port<OpenAnswer, Attempted & { readonly cardToken: string }>;
  /** What became of the payment: the server's word, never the browser's. */
  askPayment: Port<PaidAnswer, { readonly payment: string }>;
  applyPromotion: Port<PromotionAnswer, Bought & { readonly code: string }>;
  removePromotion: Port<PromotionAnswer, Bought>;
  findCoupons: Port<
    CouponsAnswer,
    {
      readonly by: 'locator' | 'number';
      readonly number: string;
      readonly surname: string;
      readonly price: Kurus;
    }
  >;
  chooseCoupons: Port<
    CoverAnswer,
    { readonly locator: string; readonly numbers: readonly string[]; readonly surname: string }
  >;
  payByCoupons: Port<CoverPaidAnswer, { readonly locator: string }>;
  queryMiles: Port<MilesAnswer, null>;
  payByMiles: Port<MilesPaidAnswer, Attempted>;
  paymentEnd: Deadline;
  nextLook: Deadline;
  waitingEnd: Deadline;
};

export const paymentPorts: PaymentPorts = {
  openPayment: unplugged(),
  askPayment: unplugged(),
  applyPromotion: unplugged(),
  removePromotion: unplugged(),
  findCoupons: unplugged(),
  chooseCoupons: unplugged(),
  payByCoupons: unplugged(),
  queryMiles: unplugged(),
  payByMiles: unplugged(),
  paymentEnd: deadline,
  nextLook: deadline,
  waitingEnd: deadline,
};
