/** The query that brings the outcome of a login sent without a script back to the page it was sent from. */
export const loginToldQuery = 'giris';

export const loginRefusalsTold = [
  'wrong-details',
  'not-activated',
  'too-many-tries',
  'incorrect-request',
] as const;

export type LoginRefusalTold = (typeof loginRefusalsTold)[number];

/** What an address says of a login; whatever else stands there is not repeated. */
export const loginToldIn = (query: URLSearchParams): LoginRefusalTold | null => {
  const told = query.get(loginToldQuery);
  return loginRefusalsTold.find((refusal) => refusal === told) ?? null;
};
