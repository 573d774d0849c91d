import { loadCountries, loadNationalities } from '#contract/reference.ts';
import type { Language } from '#domain/language.ts';
import { localeOf } from '#i18n/locale-of.ts';
import { keptList } from './kept-list.ts';

/** Türkiye is 1, the rest follow in the order of their codes. */
const codes =
  'TR AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'.split(
    ' ',
  );

const nameOf = (code: string, language: Language): string =>
  new Intl.DisplayNames(localeOf(language), { type: 'region' }).of(code) ?? code;

export const türkiye = (language: Language) => ({ id: 1, name: nameOf('TR', language), code: 'TR' });

export const countries = keptList(loadCountries, ({ language }) =>
  codes.map((code, at) => ({ id: at + 1, name: nameOf(code, language), code })),
);

/** 1 is a citizen of Türkiye, 0 anybody else. */
export const nationalities = keptList(loadNationalities, ({ say }) => [
  { id: 1, code: 'TR', name: say('reference.nationality.turkish') },
  { id: 0, code: '', name: say('reference.nationality.foreign') },
]);
