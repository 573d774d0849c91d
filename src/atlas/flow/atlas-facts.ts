import type { FlowWays } from '#domain/shop/flow-ways.ts';

/** How often each arrow was taken, by the id of the arrow. */
export type Counts = Readonly<Record<string, number>>;

/** The number of each refusal on the wire, by the name of the refusal. */
export type Codes = Readonly<Record<string, number>>;

/** Days as ISO text, both of them counted. */
export type Days = { readonly first: string; readonly last: string };

/** Ways through a flow, and which part of the visits they were read from: 1 for all of them. */
export type LoggedWays = FlowWays & { readonly share: number };

/** What the atlas is told from outside: it measures nothing itself. */
export type AtlasFacts = {
  /** By flow: how often the last run of the tests walked each arrow. */
  readonly coverage: Readonly<Record<string, Counts>> | null;
  /** Real traffic of a flow as CSV, of all days or of some; null where none is counted. */
  readonly trafficOf: ((flow: string, days?: Days) => Promise<string | null>) | null;
  /** Which ways people went through a flow on some days, or on the last ones; null where the shop keeps no log of them. */
  readonly waysOf: ((flow: string, days: Days | null) => Promise<LoggedWays | 'too-wide' | null>) | null;
  /** The numbers refusals travel under, fetched when they are wanted. */
  readonly codesOf: () => Promise<Codes>;
};
