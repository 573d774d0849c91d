import { useEffect, useState } from 'react';

/** Whether what is awaited has not come in time. Every try has the whole time for itself. */
export const usePatience = (standing: 'awaited' | 'here', tried: number, patience: number): boolean => {
  const [lost, setLost] = useState(-1);
  useEffect(() => {
    if (standing === 'here') return undefined;
    const timer = setTimeout(() => setLost(tried), patience);
    return () => clearTimeout(timer);
  }, [standing, tried, patience]);
  return standing === 'awaited' && lost === tried;
};
