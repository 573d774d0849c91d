import type { Words } from '#i18n/words.ts';
import type { HeadTexts } from './place.ts';

const put = (selector: string, attribute: 'content' | 'href', value: string) =>
  document.head.querySelector(selector)?.setAttribute(attribute, value);

/** Names the page anew after the reader has moved on without loading it. The server wrote the tags. */
export const writeHead = ({ title, description, keywords }: HeadTexts, { say }: Words): void => {
  const address = location.origin + location.pathname;
  document.title = say(title);
  put('meta[name="description"]', 'content', say(description));
  put('meta[name="keywords"]', 'content', say(keywords));
  put('meta[property="og:title"]', 'content', say(title));
  put('meta[property="og:description"]', 'content', say(description));
  put('meta[property="og:url"]', 'content', address);
  put('link[rel="canonical"]', 'href', address);
};
