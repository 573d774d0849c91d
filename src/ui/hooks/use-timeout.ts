import { useEffect, useState } from 'react';

/** Whether what is awaited has not come in time. Every try has the whole time for itself. */
export const useTimeout = (presence: 'awaited' | 'here', tried: number, timeout: number): boolean => {
  const [lost, setLost] = useState(-1);
  useEffect(() => {
    if (presence === 'here') return undefined;
    const timer = setTimeout(() => setLost(tried), timeout);
    return () => clearTimeout(timer);
  }, [presence, tried, timeout]);
  return presence === 'awaited' && lost === tried;
};
