import { loadAnnouncements, loadItems, loadSpecialServices } from '#contract/journeys/reference.ts';
import { extras } from '#domain/booking/extras.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { extraWords } from './extra-words.ts';
import { keptList } from './kept-list.ts';

type Item = readonly [id: number, name: MessageId, saleable: boolean];

/** The numbers seat maps use. */
const items: readonly Item[] = [
  [1, 'reference.item.seat', true],
  [2, 'reference.item.toilet', false],
  [3, 'reference.item.accessible-toilet', false],
  [4, 'reference.item.table', false],
  [5, 'reference.item.corridor', false],
  [6, 'reference.item.door', false],
  [7, 'reference.item.luggage', false],
  [8, 'reference.item.galley', false],
  [9, 'reference.item.wall', false],
];

const announcements: readonly (readonly [title: MessageId, text: MessageId])[] = [
  ['reference.announcement.sale.title', 'reference.announcement.sale.text'],
  ['reference.announcement.help.title', 'reference.announcement.help.text'],
];

/** What a passenger reads about before and beside the journey. */
export const travel = [
  keptList(loadItems, ({ say }) => items.map(([id, name, saleable]) => ({ id, name: say(name), saleable }))),
  keptList(loadSpecialServices, ({ say }) =>
    extras.map(({ id, code }) => {
      const [name, description] = extraWords[code];
      return { id, code, name: say(name), description: say(description), active: true };
    }),
  ),
  keptList(loadAnnouncements, ({ say }) =>
    announcements.map(([title, text], at) => ({
      id: at + 1,
      title: say(title),
      text: say(text),
      active: true,
    })),
  ),
] as const;
