import { useEffect, useState } from 'react';
import type { AtlasFacts } from '#atlas/flow/atlas-facts.ts';
import { type Traffic, trafficIn } from '#atlas/flow/traffic.ts';

/** Real traffic of a flow, asked for when it is wanted; null while it is not there, or where none is counted. */
export const useTraffic = (
  flow: string,
  trafficOf: AtlasFacts['trafficOf'],
  isWanted: boolean,
): Traffic | null => {
  const [traffic, setTraffic] = useState<Traffic | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isStale = false;
    const keep = (csv: string | null) => {
      if (!isStale) setTraffic(csv === null ? null : trafficIn(csv));
    };
    trafficOf?.(flow).then(keep, () => keep(null));
    return () => {
      isStale = true;
    };
  }, [flow, trafficOf, isWanted]);
  return traffic;
};
