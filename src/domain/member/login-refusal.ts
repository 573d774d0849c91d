/** The query that brings the outcome of a login sent without a script back to the page it was sent from. */
export const loginRefusalQuery = 'giris';

export const reportedLoginRefusals = [
  'wrong-details',
  'not-activated',
  'too-many-tries',
  'incorrect-request',
] as const;

export type ReportedLoginRefusal = (typeof reportedLoginRefusals)[number];

/** What an address says of a login; whatever else stands there is not repeated. */
export const loginRefusalIn = (query: URLSearchParams): ReportedLoginRefusal | null => {
  const value = query.get(loginRefusalQuery);
  return reportedLoginRefusals.find((refusal) => refusal === value) ?? null;
};
