import { foldDigits } from '#domain/values/fold-digits.ts';
import { withoutWhiteSpace, withSingleSpaces } from '#domain/values/white-space.ts';
import { isRealDay } from './birth-date.ts';
import { dayOfJalali, firstJalaliYear, lastJalaliYear } from './jalali-day.ts';

/** A day as a person writes it, and whose calendar it is written in. */
export type ParsedDay = { readonly day: string; readonly calendar: 'gregorian' | 'jalali' };

const dayFirst = /^(\d{1,2})([ ./-])(\d{1,2})\2(\d{4})$/;
const yearFirst = /^(\d{4})([ ./-])(\d{1,2})\2(\d{1,2})$/;
const inOnePiece = /^(\d{2})(\d{2})(\d{4})$/;
const aroundSign = / ?([./-]) ?/g;
const longest = 40;
const ofPeople = /^(?:19|20)/;
const ofLists = /^(?:19\d\d|20\d\d|2100)$/;

type Parts = { readonly year: string; readonly month: string; readonly day: string };

const partsIn = (text: string): Parts | null => {
  const [, firstDay, , dayMonth, dayYear] = dayFirst.exec(text) ?? [];
  if (firstDay !== undefined) return { day: firstDay, month: dayMonth ?? '', year: dayYear ?? '' };
  const [, firstYear, , yearMonth, yearDay] = yearFirst.exec(text) ?? [];
  if (firstYear !== undefined) return { year: firstYear, month: yearMonth ?? '', day: yearDay ?? '' };
  const [, day, month, year] = inOnePiece.exec(text) ?? [];
  return day === undefined ? null : { day, month: month ?? '', year: year ?? '' };
};

const gregorian = ({ year, month, day }: Parts, years: RegExp): string | null => {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return years.test(year) && isRealDay(iso) ? iso : null;
};

const jalali = ({ year, month, day }: Parts): string | null => {
  const [jalaliYear, jalaliMonth, jalaliDay] = [Number(year), Number(month), Number(day)];
  return jalaliYear < firstJalaliYear || jalaliYear > lastJalaliYear
    ? null
    : dayOfJalali({ year: jalaliYear, month: jalaliMonth, day: jalaliDay });
};

const normalize = (input: string): string =>
  withSingleSpaces(foldDigits(input))
    .split(' ')
    .map(withoutWhiteSpace)
    .join(' ')
    .replaceAll(aroundSign, '$1')
    .trim();

const dayIn = (input: string, years: RegExp): ParsedDay | null => {
  const parts = input.length > longest ? null : partsIn(normalize(input));
  if (parts === null) return null;
  const day = gregorian(parts, years);
  if (day !== null) return { day, calendar: 'gregorian' };
  const other = jalali(parts);
  return other === null ? null : { day: other, calendar: 'jalali' };
};

/** A day is written day first, with dots, strokes, lines, spaces or nothing between, in any digits; in the Iranian calendar too. */
export const parseDay = (input: string): ParsedDay | null => dayIn(input, ofPeople);

/** A day of a list is written alike; its years end with 2100. */
export const parseListDay = (input: string): ParsedDay | null => dayIn(input, ofLists);

/** The same day as the form shows it: 03.05.1990. */
export const dayWritten = (day: string): string => day.split('-').toReversed().join('.');
