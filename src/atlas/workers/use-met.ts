import { useEffect, useEffectEvent, useState } from 'react';
import { partsOf } from '#atlas/flow/asked-parts.ts';
import type { AtlasFacts, Codes } from '#atlas/flow/atlas-facts.ts';
import type { AtlasFlow } from '#atlas/flow/atlas-flow.ts';
import { flowsAnswered, type MetTexts, metTexts } from '#atlas/flow/met-texts.ts';
import type { MetAnswer } from './met-asked.ts';
import { useWorker } from './use-worker.ts';

const begin = () => new Worker(new URL('./met-worker.ts', import.meta.url), { type: 'module' });

/** Which refusals are met where, by flow: as far as it was found out. */
type Met = {
  readonly met: Readonly<Record<string, MetTexts>>;
  readonly is: 'known' | 'looked-for' | 'failed';
};

const isRead = (codes: Codes | 'failed' | null): codes is Codes => codes !== null && codes !== 'failed';

const noFlows: readonly string[] = [];

const useCodes = (codesOf: AtlasFacts['codesOf'], isWanted: boolean): Codes | 'failed' | null => {
  const [codes, setCodes] = useState<Codes | 'failed' | null>(null);
  useEffect(() => {
    let isStale = false;
    const keep = (next: Codes | 'failed') => {
      if (!isStale) setCodes(next);
    };
    if (isWanted) codesOf().then(keep, () => keep('failed'));
    return () => {
      isStale = true;
    };
  }, [codesOf, isWanted]);
  return codes;
};

const useMetWith = (flows: readonly string[], codes: Codes | 'failed' | null): Met => {
  const [state, ask] = useWorker<MetAnswer>(begin);
  const answered = state.is === 'answered' ? state.answer : null;
  const found = answered?.ok === true ? answered.met : {};
  const isKnown = flows.every((flow) => flow in found);
  const wanted = isKnown ? '' : flows.join(' ');
  const walk = useEffectEvent(() => ask({ flows }));
  useEffect(() => {
    if (wanted !== '') walk();
  }, [wanted]);
  if (codes === 'failed' || answered?.ok === false) return { met: {}, is: 'failed' };
  if (codes === null) return { met: {}, is: 'looked-for' };
  const met = Object.entries(found).map(([flow, arrows]) => [flow, metTexts(arrows, codes)]);
  return { met: Object.fromEntries(met), is: isKnown ? 'known' : 'looked-for' };
};

/** Walks some flows beside the page, and tells on which of their arrows each refusal is met. */
export const useMetIn = (flows: readonly string[], codesOf: AtlasFacts['codesOf']): Met =>
  useMetWith(flows, useCodes(codesOf, flows.length > 0));

/** The same for what was typed: only flows that are answered with such a refusal are walked. */
export const useAskedMet = (
  flows: readonly AtlasFlow[],
  asked: string,
  codesOf: AtlasFacts['codesOf'],
): Met => {
  const parts = partsOf(asked);
  const codes = useCodes(codesOf, parts.length > 0);
  const met = useMetWith(isRead(codes) ? flowsAnswered(flows, parts, codes) : noFlows, codes);
  return parts.length === 0 ? { met: {}, is: 'known' } : met;
};
