import { type CatalogueEvent, dayChanged } from '#domain/catalogue/catalogue-event.ts';
import { shortDayText } from '#i18n/day-text.ts';
import type { Words } from '#i18n/words.ts';
import { fieldWordOf } from './field-words.ts';

const changedIn = ({ changed }: CatalogueEvent, { say }: Words): readonly string[] =>
  changed.length === 0
    ? []
    : [
        say('catalogue.history.changed', {
          fields: changed.map((field) => say(fieldWordOf(field))).join(' · '),
        }),
      ];

const isDeletion = ({ action, from }: CatalogueEvent): boolean =>
  action === 'ask-deletion' || from === 'delete-waiting';

/** From which day on: of a publishing, of what an edit began for a later day, and of an edit that moved it. */
const dayIn = (event: CatalogueEvent, words: Words): readonly string[] => {
  const { say } = words;
  const { action, from, changed, effectiveBefore, effectiveDate } = event;
  const textOf = (day: string | null) => (day === null ? say('catalogue.at-once') : shortDayText(day, words));
  if (changed.includes(dayChanged))
    return [
      say('catalogue.history.day-moved', { before: textOf(effectiveBefore), after: textOf(effectiveDate) }),
    ];
  const isBegun = action === 'ask-deletion' || from === 'absent';
  if (effectiveDate === null || (action !== 'publish' && !isBegun)) return [];
  const day = textOf(effectiveDate);
  return [
    isDeletion(event)
      ? say('catalogue.history.gone-from', { day })
      : say('catalogue.history.holds-from', { day }),
  ];
};

const droppedIn = ({ action, dropped }: CatalogueEvent, words: Words): readonly string[] => {
  const days = dropped.map((day) => shortDayText(day, words)).join(' · ');
  if (dropped.length === 0) return [];
  return [
    action === 'take-back'
      ? words.say('catalogue.history.taken-back', { days })
      : words.say('catalogue.history.dropped', { days }),
  ];
};

/** What an action changed, for which day, and what was to come and does so no more. */
export const describeEvent = (event: CatalogueEvent, words: Words): readonly string[] => [
  ...changedIn(event, words),
  ...dayIn(event, words),
  ...droppedIn(event, words),
];
