import { problemOfSurname, type SurnameProblem } from '#domain/person/surname-problem.ts';
import { addresses } from '#domain/shop/addresses.ts';
import { day } from '#domain/values/durations.ts';
import { type LookupProblem, problemOfLocator } from './booking-lookup.ts';

/** For so long a mailed link is agreed by, and no longer than until the train leaves. */
export const seatmateLinkLife = day;

/** What the address of the page of agreeing says. */
export const seatmateNames = { code: 'kod' } as const;

/** Where whoever was asked agrees to a seatmate beside them. */
export const seatmateAddress = (code: string): string =>
  `${addresses.seatmate.path}?${seatmateNames.code}=${code}`;

/** Beside whom somebody would sit, over which stretch of which run, and the party they choose seats with. */
export type SeatmateWish = {
  readonly trainId: number;
  readonly fromStationId: number;
  readonly toStationId: number;
  readonly party: string;
  readonly locator: string;
  readonly surname: string;
};

/** What is typed of a seatmate. */
export type SeatmateInput = Pick<SeatmateWish, 'locator' | 'surname'>;

export type SeatmateProblem = Extract<LookupProblem, 'locator-missing' | 'locator-not-one'> | SurnameProblem;

/** What is wrong with what was typed, in the order of the fields. */
export const seatmateProblems = ({ locator, surname }: SeatmateInput): readonly SeatmateProblem[] =>
  [problemOfLocator(locator), problemOfSurname(surname)].filter((problem) => problem !== null);
