import type { Allow } from '#server/platform/allowance.ts';
import type { Budget, Try } from './budget.ts';

const mapped = '::ffff:';

/** Whoever holds one address of IPv6 holds the 64 bits below it too. */
export const callerSubjectOf = (address: string): string => {
  const own = address.startsWith(mapped) ? address.slice(mapped.length) : address;
  if (!own.includes(':')) return own;
  const [head = '', tail] = own.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  return [...front, ...(tail === undefined ? [] : zeros), ...back]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':');
};

const partsOfArea = 3;

/** What one customer of a provider is often given whole: of IPv6 the 80 bits below a /48. An address of IPv4 stands for itself. */
export const areaOf = (subject: string): string =>
  subject.includes(':') ? subject.split(':').slice(0, partsOfArea).join(':') : subject;

/** What a caller at this address counts for, together with all others in its area. */
export const callerAreaOf = (address: string): string => areaOf(callerSubjectOf(address));

/** An area is one customer's, or a provider's with many networks in it: it has what so many networks have. */
export const networksOfArea = 4;

/** What is done from a network counts there, and in its area for all its networks together. */
export const netsOf = (network: string, budget: Budget): readonly Try[] => {
  const area = areaOf(network);
  const own = { budget, subject: network };
  const all = { ...budget, most: budget.most * networksOfArea };
  return area === network ? [own] : [own, { budget: all, subject: area }];
};

/** Spends one turn of a network and of its area, counted in this process; false when one of them has none left. */
export const isAllowedFrom = (callerAddress: string, budget: Budget, allow: Allow): boolean =>
  netsOf(callerSubjectOf(callerAddress), budget).every(({ budget: { name, most, within }, subject }) =>
    allow(`${name} from ${subject}`, most, within),
  );
