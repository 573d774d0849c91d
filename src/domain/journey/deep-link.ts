import { oneWayValue, roundTripValue, tripNames } from './trip-query.ts';

/** The six names a link from outside bears, as the operator's own page has them. */
export const deepLinkNames = {
  from: 'binisIstasyonId',
  to: 'inisIstasyonId',
  outward: 'gidisTarih',
  back: 'donusTarih',
  passengers: 'yolcuSayisi',
  kind: 'seyahatTuru',
} as const;

/** What `seyahatTuru` says of a way there and back; anything else is one way. */
const roundTripKind = '0';

/** What such a link says, as a query of the shop's own. What is missing is left out: the search asks for it. */
export const tripQueryOfDeepLink = (query: URLSearchParams): string => {
  const isRoundTrip = query.get(deepLinkNames.kind) === roundTripKind;
  const named = [
    [tripNames.from, query.get(deepLinkNames.from)],
    [tripNames.to, query.get(deepLinkNames.to)],
    [tripNames.outward, query.get(deepLinkNames.outward)],
    [tripNames.back, isRoundTrip ? query.get(deepLinkNames.back) : null],
    [tripNames.passengers, query.get(deepLinkNames.passengers)],
    [tripNames.way, isRoundTrip ? roundTripValue : oneWayValue],
  ];
  const given = named.flatMap(([name, value]) => (name && value ? [[name, value]] : []));
  return new URLSearchParams(given).toString();
};
