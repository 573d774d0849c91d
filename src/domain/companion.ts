import { addresses } from './addresses.ts';
import { type LookupProblem, problemOfLocator } from './booking-lookup.ts';
import { isPersonName, personNameTyped } from './person-name.ts';

/** For so long a mailed link is agreed by, and no longer than until the train leaves. */
export const companionLinkLife = 24 * 3_600_000;

/** What the address of the page of agreeing says. */
export const companionNames = { code: 'kod' } as const;

/** Where whoever was asked agrees to a companion beside them. */
export const companionAddress = (code: string): string =>
  `${addresses.companion.path}?${companionNames.code}=${code}`;

/** Beside whom somebody would sit, over which stretch of which run, and the party they choose seats with. */
export type CompanionWish = {
  readonly trainId: number;
  readonly fromStationId: number;
  readonly toStationId: number;
  readonly party: string;
  readonly locator: string;
  readonly surname: string;
};

/** What is typed of a companion. */
export type CompanionTyped = Pick<CompanionWish, 'locator' | 'surname'>;

export type CompanionProblem =
  | Extract<LookupProblem, 'locator-missing' | 'locator-not-one' | 'surname-not-one'>
  | 'surname-missing';

const problemOfSurname = (typed: string): CompanionProblem | null => {
  const surname = personNameTyped(typed);
  if (surname === '') return 'surname-missing';
  return isPersonName(surname) ? null : 'surname-not-one';
};

/** What is wrong with what was typed, in the order of the fields. */
export const companionProblems = ({ locator, surname }: CompanionTyped): readonly CompanionProblem[] =>
  [problemOfLocator(locator), problemOfSurname(surname)].filter((problem) => problem !== null);
