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

/** An area is one customer's, or a provider's with many networks in it: it has what so many networks have. */
export const networksOfArea = 4;

/** How often something may be done from a network, and from all networks of its area together. */
export const netsOf = (
  network: string,
  most: number,
): readonly { readonly subject: string; readonly most: number }[] => {
  const area = areaOf(network);
  const own = { subject: network, most };
  return area === network ? [own] : [own, { subject: area, most: most * networksOfArea }];
};
