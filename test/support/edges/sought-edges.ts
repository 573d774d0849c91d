import type { CouponLookup } from '#domain/booking/coupon-lookup.ts';
import { type EdgeCase, endless, endlessDigits, inPersianDigits } from './edge-case.ts';

type By = CouponLookup['by'];

/** How the PNR or the number of an open ticket of Yılmaz is typed, and the surname beside it. */
export type CouponInput = {
  readonly by: By;
  readonly number: (own: string) => string;
  readonly surname: string;
};

const of =
  (by: By) =>
  (number: CouponInput['number'], surname = 'Yılmaz'): CouponInput => ({ by, number, surname });

const [numbered, located] = [of('number'), of('locator')];
const own = (number: string): string => number;
const called = (surname: string): CouponInput => numbered(own, surname);

/** V-18: the number of an open ticket. */
export const couponNumbers: readonly EdgeCase<CouponInput>[] = [
  ['its number', 'taken', numbered(own)],
  ['nothing', 'refused', numbered(() => '')],
  ['spaces alone', 'refused', numbered(() => ' \u00a0 ')],
  ['direction marks alone', 'refused', numbered(() => '\u200f\u200e')],
  ['a digit less', 'refused', numbered((number) => number.slice(0, -1))],
  ['a digit more', 'refused', numbered((number) => `${number}0`)],
  ['spaces within', 'taken', numbered((number) => ` ${number.slice(0, 6)} ${number.slice(6)} `)],
  ['a line break behind it', 'taken', numbered((number) => `${number}\r\n`)],
  ['direction marks around it', 'taken', numbered((number) => `\u200e${number}\u200f`)],
  ['Persian digits', 'taken', numbered(inPersianDigits)],
  ['markup around it', 'refused', numbered((number) => `<b>${number}</b>`)],
  ['a Turkish letter', 'refused', numbered((number) => `${number.slice(0, -1)}ı`)],
  ['the letter O for a digit', 'refused', numbered((number) => `${number.slice(0, -1)}O`)],
  ['a null byte', 'refused', numbered((number) => `${number}\0`)],
  ['an emoji', 'refused', numbered((number) => `${number}🎫`)],
  ['a hundred thousand digits', 'refused', numbered(() => endlessDigits)],
];

/** V-18: the PNR open tickets came from. */
export const couponLocators: readonly EdgeCase<CouponInput>[] = [
  ['the PNR', 'taken', located(own)],
  ['the PNR in small letters and spaces', 'taken', located((pnr) => ` ${pnr.toLowerCase()} `)],
  ['the PNR in Persian digits', 'taken', located(inPersianDigits)],
  ['no PNR', 'refused', located(() => '')],
  ['five signs of it', 'refused', located((pnr) => pnr.slice(0, 5))],
  ['seven signs', 'refused', located((pnr) => `${pnr}A`)],
  ['the PNR with an emoji', 'refused', located((pnr) => `${pnr}🎫`)],
];

/** V-18: the surname open tickets are looked up with. */
export const couponSurnames: readonly EdgeCase<CouponInput>[] = [
  ['in small letters', 'taken', called('yılmaz')],
  ['between direction marks', 'taken', called('\u202bYılmaz\u202c')],
  ['no surname', 'refused', called('')],
  ['spaces for a surname', 'refused', called(' \u00a0 ')],
  ['direction marks for a surname', 'refused', called('\u200f\u200e')],
  ['Persian digits for a surname', 'refused', called('۱۹۲۳')],
  ['a surname with an emoji', 'refused', called('Yılmaz🙂')],
  ['a surname with a null byte', 'refused', called('Yıl\0maz')],
  ['a surname in markup', 'refused', called('<b>Yılmaz')],
  ['a surname with a sign behind it', 'refused', called('Yılmaz_')],
  ['a look-alike of the hyphen', 'refused', called('Yıl―maz')],
  ['a hundred thousand letters', 'refused', called(endless)],
];
