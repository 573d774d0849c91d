import { blankRegistration, type RegistrationDraft } from '#domain/member/registration.ts';
import { isLike } from '#domain/values/is-like.ts';
import type { Tab } from '#panels/shop.ts';
import type { Typing } from '#panels/typing.ts';

const shelf = 'registration-typed';
const { identityNumber, passportNumber } = blankRegistration;

/** What is typed into the registration, as far as it is understood. The number of a paper is not written down. */
export const keptRegistrationIn = (tab: Tab): Typing<RegistrationDraft> => ({
  read: () => {
    const told: unknown = JSON.parse(tab.read(shelf) || 'null');
    return isLike(blankRegistration, told) ? told : null;
  },
  keep: (draft) => tab.write(shelf, JSON.stringify({ ...draft, identityNumber, passportNumber })),
});
