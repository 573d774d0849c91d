import { fieldsCorrected } from '#domain/member/customer-at-counter.ts';
import type { RegistrationDraft } from '#domain/member/registration.ts';
import type { MessageId } from '#i18n/message-id.ts';
import type { Words } from '#i18n/words.ts';
import { foreignCodeOf } from '#panels/foreign-countries.ts';
import { phoneText } from '#panels/phone-text.ts';

const names: Readonly<Record<keyof RegistrationDraft, MessageId>> = {
  kind: 'registration.kind',
  firstName: 'passenger.first-name',
  lastName: 'passenger.last-name',
  gender: 'passenger.gender',
  birthDate: 'passenger.birth-date',
  nationality: 'passenger.nationality',
  identityNumber: 'passenger.identity',
  passportNumber: 'passenger.passport',
  countryId: 'passenger.country',
  companyName: 'registration.company.name',
  taxNumber: 'registration.company.tax-number',
  taxAdministration: 'registration.company.tax-administration',
  email: 'passenger.email',
  phoneCountry: 'passenger.phone',
  phone: 'passenger.phone',
  wantsLetters: 'registration.wants-letters',
  wantsMessages: 'registration.wants-messages',
  contract: 'registration.contract',
};

const chosen = {
  company: 'registration.kind.company',
  individual: 'registration.kind.individual',
  F: 'passenger.gender.female',
  M: 'passenger.gender.male',
  foreign: 'reference.nationality.foreign',
  turkish: 'reference.nationality.turkish',
  no: 'profile.not-wished',
  yes: 'profile.wished',
} as const satisfies Readonly<Record<string, MessageId>>;

const isChosen = (value: string): value is keyof typeof chosen => Object.hasOwn(chosen, value);

const written = (draft: RegistrationDraft): Readonly<Record<keyof RegistrationDraft, string>> => ({
  ...draft,
  gender: draft.gender ?? '',
  countryId: foreignCodeOf(draft.countryId),
  phone: phoneText(draft),
});

const isName = (field: string): field is keyof RegistrationDraft => Object.hasOwn(names, field);

/** What has become of a record since it was read: only what is another than it was. */
export const changedFacts = (
  before: RegistrationDraft,
  now: RegistrationDraft,
  { say }: Words,
): readonly (readonly [what: string, value: string])[] => {
  const values = written(now);
  const fields = fieldsCorrected(before, now).map((field) => (field === 'phoneCountry' ? 'phone' : field));
  return [...new Set(fields)].filter(isName).map((field) => {
    const value = values[field];
    return [say(names[field]), isChosen(value) ? say(chosen[value]) : value || say('profile.nothing')];
  });
};
