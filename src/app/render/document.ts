import { drawnId } from '#app/browser/drawn-in-page.ts';
import type { PageFacts } from '#app/browser/page-facts.ts';
import type { AddressName } from '#domain/shop/addresses.ts';
import type { Theme } from '#domain/values/theme.ts';
import type { Words } from '#i18n/words.ts';
import { filesOf } from './files-of.ts';
import { escaped, tag } from './markup.ts';

export type Written = {
  readonly facts: PageFacts;
  /** Read late, by what tells what came after what. */
  readonly eventLog: boolean;
  readonly words: Words;
  readonly theme: Theme;
  readonly place: AddressName;
  readonly head: string;
  readonly body: string;
  readonly drawn: string | null;
};

/** JSON that cannot end the element it stands in. */
const within = (json: string): string => json.replaceAll('<', '\\u003c');

/**
 * The whole page as text, with the one script and the one style that stand in it. Nothing is painted before the
 * content has come: a head painted alone is laid out twice.
 */
export const documentOf = ({ facts, eventLog, words, theme, place, head, body, drawn }: Written) => {
  const { script, style, others } = filesOf(place, words.language);
  const { say, language, direction } = words;
  const html = [
    '<!doctype html>',
    tag('html', {
      lang: language,
      dir: direction,
      'data-theme': theme === 'system' ? undefined : theme,
      'data-environment': facts.environment,
      'data-version': facts.version,
      'data-member': facts.mayBeMember ? 'maybe' : undefined,
      'data-card-origin': facts.cardOrigin,
      'data-event-log': eventLog ? 'on' : undefined,
    }),
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    tag('link', { rel: 'expect', href: '#content', blocking: 'render' }),
    head,
    '<link rel="icon" href="/icon.svg">',
    style === '' ? '' : `<style>${style}</style>`,
    `<script>${script}</script>`,
    ...others,
    '</head><body>',
    tag('div', { id: 'shop' }),
    body,
    '</div>',
    tag('div', { id: 'part-not-loaded', role: 'alert', hidden: true }),
    `<p><strong>${escaped(say('alert.part-not-loaded.title'))}</strong> ${escaped(say('alert.part-not-loaded.text'))}</p>`,
    `<p><a href="">${escaped(say('app.part.reload'))}</a></p>`,
    '</div>',
    drawn === null
      ? ''
      : `${tag('script', { type: 'application/json', id: drawnId })}${within(drawn)}</script>`,
    '</body></html>',
  ].join('');
  return { html, script, style };
};
