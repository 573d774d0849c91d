import type { OwnAddress } from '#domain/shop/own-address.ts';
import { type Deadline, deadline } from '#machines/kit/flow/deadline.ts';
import { type Port, unplugged } from '#machines/kit/flow/port.ts';
import type {
  EidAnswer,
  EidDepartureAnswer,
  EidReturn,
  LinkAnswer,
  Login,
  LoginAnswer,
} from './login.model.ts';

export type LoginPorts = {
  logIn: Port<LoginAnswer, Login>;
  beginEid: Port<EidDepartureAnswer, { readonly goal: OwnAddress | null }>;
  logInByEid: Port<EidAnswer, EidReturn>;
  sendPasswordLink: Port<LinkAnswer, { readonly email: string }>;
  takeBackLogin: Port<null, null>;
  waitingEnd: Deadline;
};

export const loginPorts: LoginPorts = {
  logIn: unplugged(),
  beginEid: unplugged(),
  logInByEid: unplugged(),
  sendPasswordLink: unplugged(),
  takeBackLogin: unplugged(),
  waitingEnd: deadline,
};
