import { isPersonName, parsePersonName } from './person-name.ts';

export type SurnameProblem = 'surname-missing' | 'surname-not-one';

/** What is wrong with a surname that is asked for. */
export const problemOfSurname = (input: string): SurnameProblem | null => {
  const surname = parsePersonName(input);
  if (surname === '') return 'surname-missing';
  return isPersonName(surname) ? null : 'surname-not-one';
};
