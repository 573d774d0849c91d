import { type Environment, isEnvironment } from '#domain/values/environment.ts';
import { defaultLanguage, isLanguage, type Language } from '#domain/values/language.ts';

/** What the server told the page about itself: the attributes of its first element. */
export type PageFacts = {
  readonly language: Language;
  readonly environment: Environment;
  readonly version: string;
  /** Whether the browser sent the cookie of a session with its request. */
  readonly mayBeMember: boolean;
  /** The bank’s own origin, where cards are typed. */
  readonly cardOrigin: string;
};

export const readPageFacts = ({ lang, dataset }: HTMLElement): PageFacts => {
  const { environment = '', version = '', member, cardOrigin = '' } = dataset;
  return {
    language: isLanguage(lang) ? lang : defaultLanguage,
    environment: isEnvironment(environment) ? environment : 'TCDD-PROD',
    version,
    mayBeMember: member === 'maybe',
    cardOrigin,
  };
};
