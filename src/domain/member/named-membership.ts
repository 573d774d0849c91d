import { hiddenNumber } from '#domain/values/hidden-number.ts';
import { maskedName } from '#domain/values/masked-name.ts';
import type { RegistrationDraft } from './registration.ts';

export const membershipKinds = ['citizen', 'foreigner', 'company'] as const;

/** Whose membership a mailed link activates: enough to know one's own by, too little to learn who it is. */
export type NamedMembership = {
  readonly kind: (typeof membershipKinds)[number];
  readonly name: string;
  readonly number: string;
};

const mostWords = 8;

/** A title as a stranger may have typed it: the first letters of its words, so that none of it can be read as a message. */
const titleNamed = (title: string): string =>
  maskedName(
    title
      .split(/[^\p{L}\p{M}\p{Nd}]+/u)
      .filter(Boolean)
      .slice(0, mostWords)
      .join(' '),
  );

export const namedMembership = (draft: RegistrationDraft): NamedMembership => {
  if (draft.kind === 'company') {
    return { kind: 'company', name: titleNamed(draft.companyName), number: hiddenNumber(draft.taxNumber) };
  }
  const name = maskedName(`${draft.firstName} ${draft.lastName}`);
  return draft.nationality === 'turkish'
    ? { kind: 'citizen', name, number: hiddenNumber(draft.identityNumber) }
    : { kind: 'foreigner', name, number: hiddenNumber(draft.passportNumber) };
};
