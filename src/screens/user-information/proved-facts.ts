import type { OwnRecord } from '#domain/member/own-record.ts';
import { hiddenNumber } from '#domain/values/hidden-number.ts';
import { shortDayText } from '#i18n/day-text.ts';
import type { Words } from '#i18n/words.ts';

type Fact = readonly [what: string, value: string];

const documentFacts = ({ document }: OwnRecord, { say }: Words): readonly Fact[] => {
  if (document === null) return [];
  const name = document.kind === 'identity' ? say('passenger.identity') : say('passenger.passport');
  return [[name, hiddenNumber(document.number)]];
};

const companyFacts = ({ company }: OwnRecord, { say }: Words): readonly Fact[] =>
  company === null
    ? []
    : [
        [say('registration.company.name'), company.name],
        [say('registration.company.tax-number'), company.taxNumber],
        [say('registration.company.tax-administration'), company.taxAdministration],
      ];

const personFacts = ({ company, birthDate, gender }: OwnRecord, words: Words): readonly Fact[] => {
  if (company !== null) return [];
  const { say } = words;
  const called = gender === 'F' ? say('passenger.gender.female') : say('passenger.gender.male');
  const born: readonly Fact[] =
    birthDate === null ? [] : [[say('passenger.birth-date'), shortDayText(birthDate, words)]];
  return [[say('passenger.gender'), called], ...born];
};

/** What has been proved of a member and is not changed by a plain form. */
export const provedFacts = (record: OwnRecord, words: Words): readonly Fact[] => [
  ...companyFacts(record, words),
  [words.say('passenger.first-name'), record.firstName],
  [words.say('passenger.last-name'), record.lastName],
  ...personFacts(record, words),
  ...documentFacts(record, words),
  [words.say('passenger.email'), record.email],
];
