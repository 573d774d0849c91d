import { foldLetters } from '#domain/values/fold-letters.ts';
import { onceEach } from '#domain/values/once-each.ts';
import { isSlipOf, isTwoSlipsOf } from '#domain/values/slip.ts';
import { persianStationNameOf } from './persian-stations.ts';
import { cityAliases, stationAliases } from './station-aliases.ts';

/** A station as it is looked for. */
export type SearchStation = {
  readonly id: number;
  /** As the railway writes it, in capitals. */
  readonly name: string;
  /** The number of its province, which its number plates bear; 0 abroad. */
  readonly cityId: number;
  readonly city: string;
  /** How many trains call there: the more, the likelier it is meant. */
  readonly weight: number;
};

/** A name in the form in which names are compared. */
type Term = { readonly whole: string; readonly words: readonly string[] };

type Entry = {
  readonly station: SearchStation;
  /** As the railway writes it, and as Persian does. */
  readonly own: readonly Term[];
  readonly others: readonly Term[];
  readonly city: readonly Term[];
};

export type StationIndex = { readonly entries: readonly Entry[] };

/** How well a name fits what was typed, the best first. */
const fits = [
  'same',
  'same-other',
  'own',
  'other',
  'city',
  'within',
  'slip',
  'slip-other',
  'slips',
  'slips-other',
] as const;

export type Fit = (typeof fits)[number];

export type FoundStation = { readonly station: SearchStation; readonly fit: Fit };

/** Said of every station, and so of none. */
const empty = new Set([
  'gar',
  'gari',
  'istasyon',
  'istasyonu',
  'station',
  'train',
  'tren',
  'yht',
  'ایستگاه',
  'قطار',
]);
const between = /[^\p{L}\p{Nd}]+/u;
const shortestWithin = 3;

const termOf = (name: string): Term => {
  const words = foldLetters(name)
    .split(between)
    .filter((word) => word !== '');
  return { whole: words.join(''), words };
};

type Read = (name: string) => Term;

/** Names of cities come again and again; each is read once. */
const readOnce = (): Read => onceEach(termOf);

const platesOf = (cityId: number): readonly string[] =>
  cityId === 0 ? [] : [String(cityId), String(cityId).padStart(2, '0')];

/** A station that bears the name of its city bears the others of the city too. */
const entryOf = (station: SearchStation, read: Read): Entry => {
  const persian = persianStationNameOf(station.name, station.city);
  const own = [station.name, ...(persian === null ? [] : [persian])].map(read);
  const aliases = (stationAliases[station.name] ?? []).map(read);
  const ofCity = (cityAliases[station.city] ?? []).map(read);
  const city = read(station.city);
  return {
    station,
    own,
    others: own.some(({ whole }) => whole === city.whole) ? [...aliases, ...ofCity] : aliases,
    city: [city, ...ofCity, ...platesOf(station.cityId).map(read)],
  };
};

/** Made once for each list of stations, which stand in the order of likelihood. */
export const stationIndexOf = (stations: readonly SearchStation[]): StationIndex => {
  const read = readOnce();
  return { entries: stations.map((station) => entryOf(station, read)) };
};

type Rule = (entry: Entry, input: Term) => Fit | null;
type Test = (word: string) => boolean;

const begins = ({ whole, words }: Term, part: string): boolean =>
  whole.startsWith(part) || words.some((word) => word.startsWith(part));

const hasWord = ({ words }: Term, test: Test): boolean => words.some(test);

const worst = (found: readonly Fit[]): Fit =>
  found.reduce((one, other) => (fits.indexOf(one) > fits.indexOf(other) ? one : other), 'own');

/** Every word of a wish of several is found somewhere; the worst of them counts. */
const fitOfWords = ({ own, others, city }: Entry, parts: readonly string[]): Fit | null => {
  const found = parts.map((part): Fit | null => {
    const test: Test = (word) => word.startsWith(part);
    if (own.some((term) => hasWord(term, test))) return 'own';
    if (others.some((term) => hasWord(term, test))) return 'other';
    return city.some((term) => hasWord(term, test)) ? 'city' : null;
  });
  return found.includes(null) ? null : worst(found.filter((fit) => fit !== null));
};

const fitOf = (entry: Entry, { whole, words }: Term): Fit | null => {
  const { own, others, city } = entry;
  if (own.some((term) => term.whole === whole)) return 'same';
  if (others.some((term) => term.whole === whole)) return 'same-other';
  if (own.some((term) => begins(term, whole))) return 'own';
  if (others.some((term) => begins(term, whole))) return 'other';
  if (city.some((term) => term.whole.startsWith(whole))) return 'city';
  if (words.length > 1) return fitOfWords(entry, words);
  return whole.length >= shortestWithin && own.some((term) => term.whole.includes(whole)) ? 'within' : null;
};

type Slip = (input: string, word: string) => boolean;

const isNear = (term: Term, { whole, words }: Term, isSlip: Slip): boolean =>
  isSlip(whole, term.whole) ||
  hasWord(term, (word) => isSlip(whole, word)) ||
  (words.length > 1 &&
    words.every((part) => hasWord(term, (word) => word.startsWith(part) || isSlip(part, word))));

/** Stations of one city share its names; each name is compared once. */
const fitWith = (input: Term, isSlip: Slip, [ofOwn, ofOther]: readonly [Fit, Fit]): Rule => {
  const isSlipped = onceEach((term: Term) => isNear(term, input, isSlip));
  return ({ own, others, city }) => {
    if (own.some(isSlipped)) return ofOwn;
    return others.some(isSlipped) || city.some(isSlipped) ? ofOther : null;
  };
};

const withoutEmpty = ({ words }: Term): Term => {
  const significant = words.filter((word) => !empty.has(word));
  return { whole: significant.join(''), words: significant };
};

/** By fit; the index already stands in the order of likelihood. */
const foundBy = (rule: Rule, entries: readonly Entry[], input: Term): readonly FoundStation[] =>
  entries
    .flatMap((entry) => {
      const fit = rule(entry, input);
      return fit === null ? [] : [{ station: entry.station, fit }];
    })
    .toSorted((one, other) => fits.indexOf(one.fit) - fits.indexOf(other.fit));

/** Words like “station” are looked for only where a station bears them. */
const foundPlainly = (entries: readonly Entry[], input: Term): readonly FoundStation[] => {
  const significant = withoutEmpty(input);
  const exact = foundBy(fitOf, entries, input);
  if (significant.whole === input.whole || significant.whole === '') return exact;
  const same = exact.filter(({ fit }) => fit === 'same');
  const named = new Set(same.map(({ station }) => station));
  const others = foundBy(fitOf, entries, significant).filter(({ station }) => !named.has(station));
  return same.length === 0
    ? others
    : [...same, ...others.map(({ station }) => ({ station, fit: 'own' as const }))];
};

/** Stations that fit what was typed, the likeliest first. Nothing typed fits them all. */
export const stationsLike = (
  { entries }: StationIndex,
  input: string,
  among: ReadonlySet<number> | null = null,
): readonly FoundStation[] => {
  const asked = termOf(input);
  const significant = withoutEmpty(asked);
  const open = among === null ? entries : entries.filter(({ station }) => among.has(station.id));
  const found = asked.whole === '' ? [] : foundPlainly(open, asked);
  if (found.length > 0) return found;
  if (significant.whole === '') return open.map(({ station }) => ({ station, fit: 'own' }));
  // What names a station elsewhere is no slip of another one's name.
  if (open.length < entries.length && asked.whole !== '' && foundPlainly(entries, asked).length > 0)
    return [];
  const slipped = foundBy(fitWith(significant, isSlipOf, ['slip', 'slip-other']), open, significant);
  return slipped.length > 0
    ? slipped
    : foundBy(fitWith(significant, isTwoSlipsOf, ['slips', 'slips-other']), open, significant);
};

const isUnambiguous = (first: Fit, second: Fit | undefined): boolean =>
  second === undefined ||
  (second !== first && (first.startsWith('same') || first === 'slip' || first === 'slips'));

/** The one station that what was typed names; null where it names none, or several alike. */
export const stationNamed = (index: StationIndex, input: string): SearchStation | null => {
  if (withoutEmpty(termOf(input)).whole === '') return null;
  const [first, second] = stationsLike(index, input);
  return first !== undefined && isUnambiguous(first.fit, second?.fit) ? first.station : null;
};
