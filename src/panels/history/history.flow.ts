import { isOpenList } from '#domain/booking/history-lists.ts';
import type { Days, HistoryView } from '#domain/booking/history-view.ts';
import type { RangeProblem } from '#domain/time/date-range.ts';
import type { MessageId } from '#i18n/message-id.ts';
import type { SubmissionActor } from '#panels/use-submission.ts';

export type HistoryRefusal = 'document-not-found' | 'range-too-wide' | 'range-wrong' | 'sign-in-needed';

/** One list of one member that is asked for. */
export type ListActor<Fields, Item> = SubmissionActor<Fields, readonly Item[], HistoryRefusal>;

/** What an address says of a page of lists. */
export type HistoryRead = {
  readonly view: HistoryView;
  /** Of a list that goes by days: those it names, or the last week; null where what is said of them is wrong. */
  readonly days: Days | null;
  /** The days it names itself. */
  readonly named: Days | null;
  /** What stands in the fields, and what is wrong with it. */
  readonly entered: Days;
  readonly problems: readonly RangeProblem[];
  readonly today: string;
};

/** In which days a list is asked for; `whole` where everything of it that still stands is. */
export const daysOf = (
  { days, named, problems }: HistoryRead,
  list: Parameters<typeof isOpenList>[0],
): Days | 'whole' | null => (named === null && problems.length === 0 && isOpenList(list) ? 'whole' : days);

export const refusalWords: Readonly<Record<HistoryRefusal | 'not-reached', MessageId>> = {
  'document-not-found': 'history.refused.not-found',
  'range-too-wide': 'after-sale.refused.range-too-wide',
  'range-wrong': 'after-sale.refused.range-wrong',
  'sign-in-needed': 'history.sign-in.text',
  'not-reached': 'history.not-reached.text',
};
