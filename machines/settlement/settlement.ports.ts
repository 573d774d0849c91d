import { type Deadline, deadline } from '#machines/kit/flow/deadline.ts';
import { type Port, unplugged } from '#machines/kit/flow/port.ts';
import type {
  BankAnswer,
  CaptureAnswer,
  DueAnswer,
  IssueAnswer,
  OpenAnswer,
  RefundAnswer,
} from './settlement.model.ts';

type Keyed = { readonly key: string };

export type SettlementPorts = {
  findDue: Port<DueAnswer, null>;
  openPayment: Port<OpenAnswer, Keyed & { readonly amount: number; readonly payBy: number }>;
  askBank: Port<BankAnswer, Keyed>;
  captureMoney: Port<CaptureAnswer, Keyed & { readonly amount: number }>;
  issueTickets: Port<IssueAnswer, null>;
  notifyPassenger: Port<null, null>;
  returnMoney: Port<RefundAnswer, Keyed>;
  tellDesk: Port<null, null>;
  payEnd: Deadline;
};

export const settlementPorts: SettlementPorts = {
  findDue: unplugged(),
  openPayment: unplugged(),
  askBank: unplugged(),
  captureMoney: unplugged(),
  issueTickets: unplugged(),
  notifyPassenger: unplugged(),
  returnMoney: unplugged(),
  tellDesk: unplugged(),
  payEnd: deadline,
};
