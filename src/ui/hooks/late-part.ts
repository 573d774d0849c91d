import { type ComponentType, createElement, lazy, useEffect, useState } from 'react';

/**
 * A part of a page that few need and that the page can do without: whoever fetched it ahead sees it drawn at once,
 * whoever did not sees it when it comes, and not at all where it cannot be had.
 */
export const latePart = <Part>(load: () => Promise<Part>) => {
  let loaded: Part | null = null;
  const fetchAhead = async (): Promise<Part> => {
    loaded = await load();
    return loaded;
  };
  const usePart = (need: 'none' | 'some'): Part | null => {
    const [part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (need === 'some' && part === null)
        fetchAhead().then(
          (late) => setPart(() => late),
          () => undefined,
        );
    }, [need, part]);
    return need === 'none' ? null : part;
  };
  return { fetchAhead, usePart };
};

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
