import { verifyCitizenship } from '#contract/members/identity.ts';
import { register } from '#contract/members/registration.ts';
import type { RegistrationDraft } from '#domain/member/registration.ts';
import { parseDay } from '#domain/time/parse-day.ts';
import { refused } from '#domain/values/answer.ts';
import { CallFault } from '#gateway/wire/call-fault.ts';
import type { Gateway } from '#gateway/wire/gateway.ts';

type Registered = { readonly draft: RegistrationDraft; readonly key: string };

/** A no of the server's that has a sentence is told by it; without one nobody knows what became of the call. */
const refusedOrThrown = (reason: unknown) => {
  if (reason instanceof CallFault && reason.serverMessage !== null)
    return refused('server-sentence', reason.serverMessage);
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
        birth: parseDay(draft.birthDate)?.day ?? null,
      },
      signal,
    ),

  register: (sent: Registered, signal: AbortSignal) => call(register, sent, signal).catch(refusedOrThrown),
});
