import type { Language } from '#domain/values/language.ts';
import type { Catalogue, Message } from '#i18n/catalogue.ts';
import type { Format } from '#i18n/icu-format.ts';

/** `formatIn` comes with the first words that need the rules of their language. */
type PartWords = { readonly words: Catalogue; readonly formatIn?: (language: Language) => Format };
type LazyWords = Readonly<Record<Language, () => Promise<PartWords>>>;

const catalogue: Record<string, Message> = {};
let format: Format | null = null;
let wanted: readonly Language[] = [];
let spoken: Language | null = null;

/** Says in which languages the page may speak; the next one is taken where the one before cannot be had. */
export const wantWords = (...languages: readonly Language[]): void => {
  wanted = languages;
};

const learn = async (language: Language, lazyWords: LazyWords) => {
  const { words, formatIn } = await lazyWords[language]();
  if (formatIn) format ??= formatIn(language);
  Object.assign(catalogue, words);
  spoken = language;
};

const learnFirst = async (lazyWords: LazyWords, [first, ...others]: readonly Language[]): Promise<void> => {
  if (!first) throw new Error('No catalogue could be had.');
  await learn(first, lazyWords).catch(() => learnFirst(lazyWords, others));
};

/** Waits for a late import and for what it says. The build wraps every late import in it. */
export const load = async <Module>(module: Promise<Module>, lazyWords: LazyWords): Promise<Module> => {
  const [here] = await Promise.all([
    module,
    spoken ? learn(spoken, lazyWords) : learnFirst(lazyWords, wanted),
  ]);
  return here;
};

/** Without the rules of a language a sentence that needs them cannot be said. */
const formatNow: Format = (id, message, values) => {
  if (!format) throw new Error(`${id} was not brought.`);
  return format(id, message, values);
};

/** The language that could be had, with all that was brought of it so far; it grows with every part. */
export const loaded = () => ({ language: spoken, catalogue, format: formatNow });
