import type { HeadTexts } from '#app/routing/place.ts';
import { type Language, languageQuery, languages } from '#domain/values/language.ts';
import type { Words } from '#i18n/words.ts';
import { escaped, tag } from './markup.ts';

const regions = { tr: 'tr_TR', en: 'en_GB', fa: 'fa_IR' } as const satisfies Record<Language, string>;

export type Headed = {
  readonly head: HeadTexts;
  readonly words: Words;
  readonly origin: string;
  readonly path: string;
  /** Pages of members, faults and development stay out of search engines. */
  readonly isListed: boolean;
};

const addressIn = (origin: string, path: string, language: Language) =>
  `${origin}${path}${language === 'tr' ? '' : `?${languageQuery}=${language}`}`;

/** What the head of a page says of it, to readers, search engines and whoever it is shared with. */
export const headTags = ({ head, words: { language, say }, origin, path, isListed }: Headed): string => {
  const [title, description] = [say(head.title), say(head.description)];
  const here = addressIn(origin, path, language);
  const named = { description, keywords: say(head.keywords), ...(isListed ? {} : { robots: 'noindex' }) };
  const openGraph = {
    'og:title': title,
    'og:description': description,
    'og:url': here,
    'og:type': 'website',
    'og:site_name': say('app.brand'),
    'og:locale': regions[language],
  };
  return [
    `<title>${escaped(title)}</title>`,
    ...Object.entries(named).map(([name, content]) => tag('meta', { name, content })),
    ...Object.entries(openGraph).map(([property, content]) => tag('meta', { property, content })),
    tag('link', { rel: 'canonical', href: here }),
    ...languages.map((each) =>
      tag('link', { rel: 'alternate', hreflang: each, href: addressIn(origin, path, each) }),
    ),
    tag('link', { rel: 'alternate', hreflang: 'x-default', href: addressIn(origin, path, 'tr') }),
  ].join('');
};
