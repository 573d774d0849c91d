import type { Language } from '#domain/values/language.ts';
import type { Catalogue } from './catalogue.ts';
import { icuFormatIn } from './icu-format.ts';
import { type Speak, speakIn } from './speak.ts';

export type Say = Speak;

/** Gives the sentences of one language. */
export const sayIn = (language: Language, catalogue: Catalogue): Say =>
  speakIn(catalogue, icuFormatIn(language));
