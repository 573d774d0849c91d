import { isCompanyName, parseCompanyName } from '#domain/person/company-name.ts';
import { parseDigits } from '#domain/values/parse-digits.ts';
import { isTaxNumber } from '#domain/values/tax-number.ts';
import type { RegistrationDraft } from './registration.ts';

export type CompanyDraft = Pick<RegistrationDraft, 'companyName' | 'taxAdministration' | 'taxNumber'>;

export type CompanyProblem = {
  readonly field: keyof CompanyDraft;
  readonly problem: `${'company-name' | 'tax-administration' | 'tax-number'}-${'needed' | 'wrong'}`;
};

const nameProblemOf = (input: string): 'needed' | 'wrong' | null => {
  const name = parseCompanyName(input);
  if (name === '') return 'needed';
  return isCompanyName(name) ? null : 'wrong';
};

const found = (
  field: CompanyProblem['field'],
  problem: CompanyProblem['problem'] | null,
): readonly CompanyProblem[] => (problem === null ? [] : [{ field, problem }]);

/** Everything wrong with what is typed of a company, in the order of the form. */
export const problemsOfCompany = ({
  companyName,
  taxNumber,
  taxAdministration,
}: CompanyDraft): readonly CompanyProblem[] => {
  const [name, office] = [nameProblemOf(companyName), nameProblemOf(taxAdministration)];
  const number = parseDigits(taxNumber);
  const numberWrong = number === '' ? 'tax-number-needed' : 'tax-number-wrong';
  return [
    ...found('companyName', name && `company-name-${name}`),
    ...found('taxNumber', isTaxNumber(number) ? null : numberWrong),
    ...found('taxAdministration', office && `tax-administration-${office}`),
  ];
};
