import { useEffect, useRef } from 'react';

/** Asks once more as soon as what was given is wanted again. */
export const useAskedAgain = (wish: 'asked' | 'given', ask: () => void) => {
  const stood = useRef(wish);
  useEffect(() => {
    if (wish === 'asked' && stood.current === 'given') ask();
    stood.current = wish;
  }, [wish, ask]);
};
