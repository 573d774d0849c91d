export type Verdict = 'refused' | 'taken';

/** One case at the edge of a rule: what it is, what people say of it, and what is given. No rule has reckoned the verdict. */
export type EdgeCase<Given> = readonly [name: string, verdict: Verdict, given: Given];

/** What somebody pastes who wants to know what holds. */
export const endless = 'a'.repeat(100_000);
export const endlessDigits = '1'.repeat(100_000);
export const endlessSpaces = ' '.repeat(100_000);

/** As a Persian keyboard writes the digits. */
export const inPersianDigits = (text: string): string =>
  text.replaceAll(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit)));
