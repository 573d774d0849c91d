import type { Language } from '#domain/values/language.ts';
import { plainNameOf } from './station-name.ts';

/** A station by the railway's own name, and as Persian writes it where it has a writing for it. */
export type NamedStation = {
  readonly id: number;
  readonly name: string;
  readonly persianName: string | null;
};

type Names = Pick<NamedStation, 'name' | 'persianName'>;

/** As a reader of a language reads it. */
export const nameReadIn = ({ name, persianName }: Names, language: Language): string =>
  (language === 'fa' ? persianName : null) ?? plainNameOf(name);

/** As it is read, and beside it as the signs write it: a guard need not read what the passenger reads. */
export const nameOnTicket = ({ name, persianName }: Names, language: Language): string => {
  if (language !== 'fa') return plainNameOf(name);
  const signs = `\u2066${plainNameOf(name)}\u2069`;
  return persianName === null ? signs : `${persianName} · ${signs}`;
};
