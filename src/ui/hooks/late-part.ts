import { useEffect, useState } from 'react';

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
    const [, showPart] = useState(loaded !== null);
    useEffect(() => {
      if (need === 'some' && loaded === null)
        fetchAhead().then(
          () => showPart(true),
          () => undefined,
        );
    }, [need]);
    return need === 'none' ? null : loaded;
  };
  return { fetchAhead, usePart };
};
