import type { PaymentPurpose } from '#domain/fare/payment-purpose.ts';

export type AfterSaleTables = {
  /** A key of the shop's own, made at its first use. */
  house_key: { name: string; secret: string };
  /** What is to become of tickets once it is paid for; nothing of it holds before. */
  ticket_order: {
    id: string;
    purpose: Extract<PaymentPurpose, 'change' | 'extra-services'>;
    locator: string;
    /** What was asked for, as JSON. */
    wanted: string;
    amount: number;
    status: 'open' | 'done' | 'refused';
    made_at: number;
    deadline: number;
    /** The payment that carried it out. */
    payment: string | null;
  };
  /** How a deduction or a payment after the sale came about: it can be reckoned again from rule, row, base and rounding. */
  deduction_line: {
    /** The order, coupon or refund it belongs to. */
    subject: string;
    line: number;
    ticket: string;
    rule: string;
    row: string;
    base: number;
    /** Parts of a thousand the base was multiplied by. */
    factor: number;
    fixed: number;
    rounding: string;
    amount: number;
  };
  /** What was paid back to a card, once for each ticket. */
  ticket_refund: {
    ticket: string;
    locator: string;
    payment: string;
    deduction: number;
    amount: number;
    made_at: number;
  };
  /** What an open ticket paid of a booking; what was left of it is lost. */
  open_ticket_use: {
    number: string;
    locator: string;
    used: number;
    lost: number;
    at: number;
  };
  /** Open tickets that are to pay for a booking, each proved by a surname. They are used when it is paid, not before. */
  open_ticket_choice: {
    locator: string;
    number: string;
    surname_key: string;
  };
  ticket_service: {
    ticket: string;
    service: number;
    order_id: string;
    amount: number;
    sold_at: number;
  };
};
