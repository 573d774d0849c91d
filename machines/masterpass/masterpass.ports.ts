import type { PaymentPurpose } from '#domain/fare/payment-purpose.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import { type Deadline, deadline } from '#machines/kit/flow/deadline.ts';
import { type Port, unplugged } from '#machines/kit/flow/port.ts';
import type {
  AddAnswer,
  CardActionAnswer,
  CardsAnswer,
  CodeAnswer,
  ResendAnswer,
  VerifyAnswer,
  WalletOutcome,
} from './masterpass.model.ts';

export type MasterpassPorts = {
  loadCards: Port<CardsAnswer, null>;
  addCard: Port<
    AddAnswer,
    { readonly cardToken: string; readonly alias: string; readonly isDefault: 'no' | 'yes' }
  >;
  /** Sends a code with which a card may pay. */
  askCode: Port<CodeAnswer, { readonly cardId: string }>;
  resendCode: Port<ResendAnswer, { readonly verification: string }>;
  verifyCard: Port<VerifyAnswer, { readonly verification: string; readonly code: string }>;
  deleteCard: Port<CardActionAnswer, { readonly cardId: string }>;
  makeDefault: Port<CardActionAnswer, { readonly cardId: string }>;
  payByWallet: Port<
    WalletOutcome,
    {
      readonly locator: string;
      readonly bought: PaymentPurpose;
      readonly attempt: string;
      readonly amount: Kurus;
      readonly verification: string;
      readonly code: string;
    }
  >;
  /** From when a code may be sent anew. */
  resendTime: Deadline;
  /** The life of a code. */
  codeEnd: Deadline;
  paymentEnd: Deadline;
  nextLook: Deadline;
};

export const masterpassPorts: MasterpassPorts = {
  loadCards: unplugged(),
  addCard: unplugged(),
  askCode: unplugged(),
  resendCode: unplugged(),
  verifyCard: unplugged(),
  deleteCard: unplugged(),
  makeDefault: unplugged(),
  payByWallet: unplugged(),
  resendTime: deadline,
  codeEnd: deadline,
  paymentEnd: deadline,
  nextLook: deadline,
};
