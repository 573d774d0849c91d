import { historyNames, historyViewIn, typedDays, weekUntil } from '#domain/history-view.ts';
import { dayNumberAt, travelDayOf } from '#domain/travel-day.ts';
import { typedDayText } from '#i18n/typed-day-text.ts';
import type { HistoryRead } from '#panels/history/history.flow.ts';
import { type Asked, type Prepared, ready } from './place.ts';

/** What of its address a page of lists is drawn with. */
export const historyReads: readonly string[] = Object.values(historyNames);

const readIn = ({ query, words, now }: Asked): HistoryRead => {
  const today = travelDayOf(dayNumberAt(now));
  const view = historyViewIn(query);
  const [first, last] = [query.get(historyNames.first), query.get(historyNames.last)];
  const week = weekUntil(today);
  const isUsual = first === null && last === null;
  const { days, findings } = isUsual ? typedDays(week.first, week.last) : typedDays(first ?? '', last ?? '');
  const typed =
    days === null
      ? { first: first ?? '', last: last ?? '' }
      : { first: typedDayText(days.first, words), last: typedDayText(days.last, words) };
  return { view, days, typed, findings, today };
};

/** The lists themselves are the member's own and are asked for once it is known who that is. */
export const preparedHistory = async (asked: Asked): Promise<Prepared> =>
  ready(asked.drawn ?? JSON.stringify(readIn(asked)));
