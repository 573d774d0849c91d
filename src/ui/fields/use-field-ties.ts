import { useId } from 'react';
import type { FieldTies, FieldWords } from './field-words.ts';

export const hintIdOf = (id: string): string => `${id}-hint`;
export const problemIdOf = (id: string): string => `${id}-problem`;

/** Ties a control to its hint and to what is wrong with it. */
export const useFieldTies = (
  { hint, problem }: Pick<FieldWords, 'hint' | 'problem'>,
  ownId?: string,
): FieldTies => {
  const madeId = useId();
  const id = ownId ?? madeId;
  const describedBy = [hint ? hintIdOf(id) : null, problem ? problemIdOf(id) : null].filter(
    (part) => part !== null,
  );
  return {
    id,
    'aria-describedby': describedBy.length === 0 ? undefined : describedBy.join(' '),
    'aria-invalid': problem ? true : undefined,
  };
};
