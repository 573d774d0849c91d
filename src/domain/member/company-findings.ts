import { companyNameTyped, isCompanyName } from '#domain/person/company-name.ts';
import { numberTyped } from '#domain/values/number-typed.ts';
import { isTaxNumber } from '#domain/values/tax-number.ts';
import type { RegistrationDraft } from './registration.ts';

export type CompanyDraft = Pick<RegistrationDraft, 'companyName' | 'taxAdministration' | 'taxNumber'>;

export type CompanyFinding = {
  readonly field: keyof CompanyDraft;
  readonly finding: `${'company-name' | 'tax-administration' | 'tax-number'}-${'needed' | 'wrong'}`;
};

const nameFindingOf = (typed: string): 'needed' | 'wrong' | null => {
  const name = companyNameTyped(typed);
  if (name === '') return 'needed';
  return isCompanyName(name) ? null : 'wrong';
};

const found = (
  field: CompanyFinding['field'],
  finding: CompanyFinding['finding'] | null,
): readonly CompanyFinding[] => (finding === null ? [] : [{ field, finding }]);

/** Everything wrong with what is typed of a company, in the order of the form. */
export const findingsOfCompany = ({
  companyName,
  taxNumber,
  taxAdministration,
}: CompanyDraft): readonly CompanyFinding[] => {
  const [name, office] = [nameFindingOf(companyName), nameFindingOf(taxAdministration)];
  const number = numberTyped(taxNumber);
  const numberWrong = number === '' ? 'tax-number-needed' : 'tax-number-wrong';
  return [
    ...found('companyName', name && `company-name-${name}`),
    ...found('taxNumber', isTaxNumber(number) ? null : numberWrong),
    ...found('taxAdministration', office && `tax-administration-${office}`),
  ];
};
