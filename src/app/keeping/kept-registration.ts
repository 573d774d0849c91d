import { registrationInput } from '#app/browser/input-shelf.ts';
import { keptRegistrationIn } from '#contract/members/kept-registration.ts';
import { blankRegistration, type RegistrationDraft } from '#domain/member/registration.ts';
import type { Typing } from '#panels/typing.ts';

const { identityNumber, passportNumber } = blankRegistration;

/** What is typed into the registration, as far as it is understood. The number of a paper is not written down. */
export const keptRegistration: Typing<RegistrationDraft> = {
  read: () => keptRegistrationIn(registrationInput.read()),
  keep: (draft) => registrationInput.keep({ ...draft, identityNumber, passportNumber }),
};
