import type { RegistrationDraft } from '#domain/member/registration.ts';
import { type Deadline, deadline } from '#machines/kit/flow/deadline.ts';
import { type Port, unplugged } from '#machines/kit/flow/port.ts';
import type {
  ActivationAnswer,
  IdentityAnswer,
  Registered,
  RegistrationAnswer,
} from './registration.model.ts';

export type RegistrationPorts = {
  verifyIdentity: Port<IdentityAnswer, RegistrationDraft>;
  register: Port<RegistrationAnswer, Registered>;
  sendActivationLink: Port<ActivationAnswer, { readonly email: string }>;
  waitingEnd: Deadline;
};

export const registrationPorts: RegistrationPorts = {
  verifyIdentity: unplugged(),
  register: unplugged(),
  sendActivationLink: unplugged(),
  waitingEnd: deadline,
};
