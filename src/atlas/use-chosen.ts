import { useEffect, useState } from 'react';
import type { AtlasFlow } from '#atlas/flow/atlas-flow.ts';

const namedIn = (flow: AtlasFlow, fragment: string): string | null => {
  const id = decodeURIComponent(fragment.replace('#', ''));
  return flow.states.has(id) || flow.arrows.has(id) ? id : null;
};

/** The state or arrow that is looked at; the fragment of an address may name it. */
export const useChosen = (flow: AtlasFlow): readonly [string | null, (id: string | null) => void] => {
  const [chosen, choose] = useState<string | null>(null);
  useEffect(() => {
    const follow = () => {
      const named = namedIn(flow, location.hash);
      if (named !== null) choose(named);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [flow]);
  return [chosen, choose];
};
