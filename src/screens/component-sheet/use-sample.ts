import { useState } from 'react';

/** What is chosen in a sample: the sheet has no flow of its own. */
export const useSample = (first: string) => {
  const [chosen, choose] = useState(first);
  return { chosen, choose };
};
