import { verifyCitizenship } from '#contract/identity.ts';
import { register } from '#contract/registration.ts';
import { refused } from '#domain/answer.ts';
import type { RegistrationDraft } from '#domain/registration.ts';
import { typedDay } from '#domain/typed-day.ts';
import { CallFault } from './call-fault.ts';
import type { Gateway } from './gateway.ts';

type Registered = { readonly draft: RegistrationDraft; readonly key: string };

/** A no of the server's that has a sentence is told by it; without one nobody knows what became of the call. */
const toldOrThrown = (reason: unknown) => {
  if (reason instanceof CallFault && reason.said !== null) return refused('told-by-server', reason.said);
  throw reason;
};

/** What the registration asks of the server. */
export const registrationCallsBy = ({ call }: Gateway) => ({
  verifyIdentity: (draft: RegistrationDraft, signal: AbortSignal) =>
    call(
      verifyCitizenship,
      {
        number: draft.identityNumber,
        firstName: draft.firstName,
        lastName: draft.lastName,
        gender: draft.gender,
        birth: typedDay(draft.birthDate)?.day ?? null,
      },
      signal,
    ),

  register: (sent: Registered, signal: AbortSignal) => call(register, sent, signal).catch(toldOrThrown),
});

export type RegistrationCalls = ReturnType<typeof registrationCallsBy>;
