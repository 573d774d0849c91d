/** What stands in a part that is folded, or in a menu, and is shown as soon as that is opened. */
const isFolded = (element: Element): boolean => {
  const around = element.parentElement?.closest('details:not([open]), [popover]:not(:popover-open)') ?? null;
  if (around === null) return false;
  for (let part: Element | null = element; part !== null && part !== around; part = part.parentElement)
    if (getComputedStyle(part).display === 'none') return false;
  return (
    getComputedStyle(element).visibility === 'visible' && (around.matches('[popover]') || isShown(around))
  );
};

const isShown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) || isFolded(element);

/** Every piece of text, as it stands in one place. */
const textsIn = (place: Element, isMeant: (around: Element) => boolean): readonly string[] => {
  const found: string[] = [];
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
    if (node.parentElement !== null && isMeant(node.parentElement)) found.push(node.textContent ?? '');
  return found;
};

const shownIn = (place: Element, selector: string) => [...place.querySelectorAll(selector)].filter(isShown);

/** What is only heard. */
const heard = ['aria-label', 'title', 'alt', 'placeholder'] as const;

const textsHeard = (place: Element): readonly string[] =>
  heard.flatMap((name) => shownIn(place, `[${name}]`).flatMap((element) => element.getAttribute(name) ?? []));

const elementsAt = (element: Element, name: string): readonly Element[] =>
  (element.getAttribute(name) ?? '').split(' ').flatMap((id) => document.getElementById(id) ?? []);

const textsAt = (element: Element, name: string): readonly string[] =>
  elementsAt(element, name).flatMap((words) => textsIn(words, () => true));

const labelsOf = (element: Element): readonly string[] =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement
    ? [...(element.labels ?? [])].map(({ textContent }) => textContent ?? '')
    : [element.textContent ?? ''];

const controls = 'button, a, input, select, textarea, fieldset, dialog, [role]';

/** By what is pressed or filled in is known: what stands on it, or else what it is called. */
const namesOf = (element: Element): readonly string[] => {
  const named = [...textsAt(element, 'aria-labelledby'), ...labelsOf(element)];
  return named.some((text) => text !== '') ? named : [element.getAttribute('aria-label') ?? ''];
};

type IdsOf = (text: string) => readonly string[];

const isChosen = (element: Element) =>
  element instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(element.type) ? element.checked : null;

const isFilled = (element: Element) =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement
    ? element.value !== ''
    : false;

/** What has become of it: it is chosen, holds something, or rests. */
const becomeOf = (element: Element): readonly string[] => {
  const chosen = isChosen(element);
  return [
    ...(chosen === true ? ['is-chosen'] : []),
    ...(chosen === null && isFilled(element) ? ['is-filled'] : []),
    ...(element.getAttribute('aria-disabled') === 'true' ? ['rests'] : []),
  ];
};

const isUnseen = (element: Element) => element.getBoundingClientRect().width <= 1;

/** Its reason, its hint and its problem; one that is only heard says so. */
const describing = (element: Element, idsOf: IdsOf): readonly string[] =>
  ['aria-describedby', 'aria-errormessage'].flatMap((name) =>
    elementsAt(element, name).flatMap((words) =>
      textsIn(words, () => true)
        .flatMap(idsOf)
        .map((id) => (isUnseen(words) ? `${id}:unseen` : id)),
    ),
  );

/** What is said of what is pressed or filled in, and what it is called meanwhile. */
const ofControls = (place: Element, idsOf: IdsOf): readonly string[] =>
  shownIn(place, controls).flatMap((element) => {
    const called = idsOf(element.getAttribute('aria-label') ?? '');
    const names = namesOf(element).flatMap(idsOf);
    return [...called, ...describing(element, idsOf), ...becomeOf(element)].flatMap((of) =>
      names.length === 0 ? [`:${of}`] : names.map((name) => `${name}:${of}`),
    );
  });

const pathOf = (address: string | null) => /^\/[\w-]*/.exec(address ?? '')?.[0] ?? 'elsewhere';

/** Where a link leads and a form is sent, as far as that does not depend on what is shown. */
const placesOf = (place: Element, idsOf: IdsOf): readonly string[] => {
  return [
    ...shownIn(place, 'a[href]').flatMap((link) =>
      namesOf(link).flatMap((name) =>
        idsOf(name).map((id) => `${id}:to:${pathOf(link.getAttribute('href'))}`),
      ),
    ),
    ...[...place.querySelectorAll('form[action]')].map(
      (form) => `form:to:${pathOf(form.getAttribute('action'))}`,
    ),
  ];
};

/** What is sent along unseen. */
const sentAlong = (place: Element): readonly string[] =>
  [...place.querySelectorAll<HTMLInputElement>('input[type=hidden]')].flatMap(({ name, value }) =>
    value === '' ? [] : [`${name}:is-filled`],
  );

/** Everything that is read or heard on a page, piece by piece. */
export const textsRead = (place: Element): readonly string[] => [
  ...textsIn(place, isShown),
  ...textsHeard(place),
];

/** The sentences that are read or heard on a page, and what is said of what is pressed or filled in: `its name:what is said`. */
export const sentencesIn = (place: Element, idsOf: IdsOf): ReadonlySet<string> =>
  new Set([
    ...textsRead(place).flatMap(idsOf),
    ...ofControls(place, idsOf),
    ...placesOf(place, idsOf),
    ...sentAlong(place),
  ]);
