import { useParams } from '@tanstack/react-router';
import { type Place, ready } from '#app/routing/place.ts';
import { Atlas } from '#atlas/atlas.tsx';
import type { AtlasFacts, Codes, Days } from '#atlas/flow/atlas-facts.ts';
import { flowNamed } from '#atlas/flow/charted-flows.ts';
import { namesIn } from '#atlas/flow/names.ts';

type Coverage = Readonly<Record<string, Readonly<Record<string, number>>>>;

const [loadCoverage = async () => null] = Object.values(
  import.meta.glob<Coverage>('/docs/flows/coverage.json', { import: 'default' }),
);

let coverage: Coverage | null = null;

/** Counted traffic, if the server counts any: whatever is no CSV is no answer. */
const trafficOf = async (flow: string, days?: Days): Promise<string | null> => {
  const query = days === undefined ? '' : `?${new URLSearchParams(days)}`;
  const answer = await fetch(`/flow-facts/${encodeURIComponent(flow)}.csv${query}`);
  const isCounted = answer.ok && (answer.headers.get('content-type') ?? '').startsWith('text/csv');
  return isCounted ? answer.text() : null;
};

/** What the shop's log tells of a flow, read when somebody asks. */
const waysOf: AtlasFacts['waysOf'] = async (flow, days) => {
  const { readWays } = await import('#gateway/operations/read-ways.ts');
  return readWays(flow, days);
};

/** The wire's numbers, fetched when somebody searches. */
const codesOf = async (): Promise<Codes> => {
  const { refusals } = await import('#contract/wire/refusals.ts');
  return Object.fromEntries(Object.entries(refusals).map(([name, { code }]) => [name, code]));
};

const FlowAtlas = () => {
  const { flow }: { readonly flow?: string } = useParams({ strict: false });
  return (
    <Atlas flow={flow ?? null} coverage={coverage} trafficOf={trafficOf} waysOf={waysOf} codesOf={codesOf} />
  );
};

export const place: Place = {
  head: {
    title: 'head.flow-atlas.title',
    description: 'head.flow-atlas.description',
    keywords: 'head.flow-atlas.keywords',
  },
  Screen: FlowAtlas,
  prepare: async ({ words, parts: { flow } }) => {
    [coverage] = await Promise.all([loadCoverage(), namesIn(words.language)]);
    return ready(null, flow === undefined || flowNamed(flow) !== null ? 200 : 404);
  },
};
