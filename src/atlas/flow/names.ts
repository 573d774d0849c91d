import { defaultLanguage, type Language } from '#domain/values/language.ts';

/** What states, events and ports are called in one language, by key. */
export type Names = Readonly<Record<string, string>>;

const catalogues: Readonly<Record<Language, () => Promise<{ readonly default: Names }>>> = {
  tr: () => import('#locales/tr.json'),
  en: () => import('#locales/en.json'),
  fa: () => import('#locales/fa.json'),
};

const read = new Map<Language, Names>();

/** The names of one language. A catalogue that does not come is replaced by the Turkish one. */
export const namesIn = async (language: Language): Promise<Names> => {
  const known = read.get(language);
  if (known) return known;
  const catalogue = await catalogues[language]().catch(catalogues[defaultLanguage]);
  read.set(language, catalogue.default);
  return catalogue.default;
};

/** The names that were brought before; none of a language that was not. */
export const namesNow = (language: Language): Names => read.get(language) ?? {};

export const flowKey = (flow: string): string => `flow.${flow}.name`;
export const stateKey = (flow: string, path: string): string =>
  path === '' ? flowKey(flow) : `flow.${flow}.state.${path}`;
export const eventKey = (flow: string, event: string): string => `flow.${flow}.event.${event}`;
export const portKey = (flow: string, port: string): string => `flow.${flow}.port.${port}`;
export const ruleKey = (flow: string, rule: string): string => `flow.${flow}.rule.${rule}`;
export const descriptionKey = (key: string): string => `${key.replace(/\.name$/, '')}.description`;
