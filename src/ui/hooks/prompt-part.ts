import { type ComponentType, createElement, lazy, useState } from 'react';

/**
 * A part the page cannot do without: who needs it and cannot have it is told then. Fetched ahead it is drawn with the page
 * around it; a lazy part is not even then, and pushes away what stands below it as it comes.
 */
export const promptPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let loaded: ComponentType<Props> | null = null;
  const fetchPart = async () => {
    loaded = await load();
    return loaded;
  };
  const Late = lazy(async () => ({ default: await fetchPart() }));
  const Part = (props: Props) => {
    const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? Late);
    return createElement(Chosen, props);
  };
  const fetchAhead = (): void => {
    fetchPart().catch(() => undefined);
  };
  return { Part, fetchAhead };
};
