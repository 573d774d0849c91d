import { textsRead } from './shown/sentences-in.ts';

const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });

/** The rows of a list and the parts of a form may say the same, each of its own. */
const part = 'li, tr, article, fieldset, dl, nav, dialog, [popover]';

/** What it is called by, or says. */
const textOf = (element: Element) =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

const named = (element: Element) => `${element.tagName.toLowerCase()} “${textOf(element).slice(0, 60)}”`;

const fieldsOfForm = 'input:not([type=submit], [type=button]), select, textarea';

/** Two links to one place may be called the same. */
const leadAlike = (one: Element, other: Element) =>
  one.matches('a') && one.getAttribute('href') === other.getAttribute('href');

/** Of elements of one kind those that say what one before them has said in the same part. */
const repeatedAmong = (elements: readonly Element[]) =>
  elements.filter((element, at) =>
    elements
      .slice(0, at)
      .some(
        (before) =>
          textOf(before) === textOf(element) &&
          !leadAlike(before, element) &&
          before.closest(part) === element.closest(part) &&
          !before.contains(element),
      ),
  );

/** What is read, though something that is pressed beside it is called so. */
const calledAlike = (read: readonly Element[], beside: readonly Element[]) =>
  read.filter((element) =>
    beside.some(
      (each) =>
        textOf(each) === textOf(element) &&
        each.closest(part) === element.closest(part) &&
        !element.contains(each),
    ),
  );

/** What a program says where there was nothing to say. */
const noWord = /\b(?:undefined|null|NaN|Invalid Date)\b|\[object /;

/**
 * What a page owes to its reader, whatever it is about: a link leads somewhere, what is filled in to be sent has a name, no
 * two things that are pressed are called the same, and nothing that is read is said twice or is no word at all.
 */
export const plainInPage = (place: Element): readonly string[] => {
  const shown = (selector: string) => [...place.querySelectorAll(selector)].filter(isShown);
  const worded = (selector: string) => shown(selector).filter((element) => /\p{L}{2}/u.test(textOf(element)));
  const controls = worded('button:not([role=tab], [aria-controls]), a');
  return [
    ...textsRead(place)
      .filter((text) => noWord.test(text))
      .map((text) => `says nothing: “${text.slice(0, 60)}”`),
    ...calledAlike(worded('p'), controls).map((read) => `is called as what is pressed: ${named(read)}`),
    ...shown('a:not([href])').map((link) => `leads nowhere: ${named(link)}`),
    ...shown('form[action]')
      .flatMap((form) => [...form.querySelectorAll(fieldsOfForm)])
      .filter((field) => !field.getAttribute('name'))
      .map((field) => `is sent without a name: ${field.outerHTML.slice(0, 100)}`),
    ...repeatedAmong(worded('button:not([role=tab], [aria-controls]), a')).map(
      (pressed) => `is called as another: ${named(pressed)}`,
    ),
    ...repeatedAmong(worded('h1, h2, h3, h4, legend, p')).map((read) => `is said twice: ${named(read)}`),
  ];
};
