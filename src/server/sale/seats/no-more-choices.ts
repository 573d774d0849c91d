import type { SaleTerms } from '#domain/catalogue/sale-terms.ts';
import { mostChoicesOf } from '#domain/fare/party-size.ts';
import type { KnownCaller } from '#server/people/access/known-caller.ts';
import type { Allow } from '#server/platform/allowance.ts';
import { netsOf } from '#server/platform/tries/caller-subject.ts';
import type { Seats } from '#server/sale/holds/seats.ts';

type Around = {
  readonly allow: Allow;
  readonly railway: { readonly network: () => { readonly terms: Pick<SaleTerms, 'mostPassengers'> } };
  readonly seats: Pick<Seats, 'holdTime'>;
};

const ofNameless = 600;
const ofNetwork = 6000;

type Counted = readonly [key: string, most: number];

const fromNetwork = (name: string, network: string, most: number): readonly Counted[] =>
  netsOf(network, { name, most, within: 0 }).map(({ budget, subject }) => [
    `${name} from ${subject}`,
    budget.most,
  ]);

const choicesCounted = (
  { name, network }: KnownCaller,
  party: string | null,
  most: number,
): readonly Counted[] => [
  ...(name === null
    ? fromNetwork('choose', network, ofNameless)
    : [[`choose by ${name}`, most] as const, ...fromNetwork('choose by name', network, ofNetwork)]),
  ...(party === null ? [] : [[`choose for ${party}`, most] as const]),
];

/**
 * Null where a caller and a party that comes back may choose one seat more, by how many may travel together; a party that
 * never comes back has none. They are counted for as long as a seat is held without being booked. Browsers behind one
 * network count each for itself, and those that have no name together, so that none uses up another's choices.
 */
export const noMoreChoices = (
  caller: KnownCaller,
  party: string | null,
  { allow, railway, seats }: Around,
): { readonly retryAt: number } | null => {
  const most = mostChoicesOf(railway.network().terms.mostPassengers);
  const within = seats.holdTime();
  const over = choicesCounted(caller, party, most).find(([key, times]) => !allow(key, times, within));
  return over === undefined ? null : { retryAt: allow.endOf(over[0]) };
};

/**
 * The seat was another's, or not to be had: such a choice costs whoever has a name a quarter. Whoever had their share pays
 * the whole.
 */
export const giveChoiceBack = (
  caller: KnownCaller,
  party: string | null,
  refusal: string,
  { allow }: Pick<Around, 'allow'>,
): void => {
  if (caller.name === null || refusal === 'too-many-held') return;
  for (const [key] of choicesCounted(caller, party, 0)) allow.giveMostBack(key);
};
