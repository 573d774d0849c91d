import { type Context, useContext } from 'react';

/** What is handed in once, at the root, for all that is drawn within. */
export const useProvided = <Value>(context: Context<Value | null>): Value => {
  const value = useContext(context);
  if (value === null) throw new Error('A view was drawn outside of its context.');
  return value;
};
