import { type Asked, type Prepared, ready } from '#app/routing/place.ts';
import { stillStands } from '#domain/booking/history-lists.ts';
import {
  type HistoryPlace,
  historyNames,
  historyViewIn,
  listsOn,
  typedDays,
  weekUntil,
} from '#domain/booking/history-view.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { typedListDay } from '#domain/time/typed-day.ts';
import { typedDayText } from '#i18n/typed-day-text.ts';
import type { Words } from '#i18n/words.ts';
import type { HistoryRead } from '#panels/history/history.flow.ts';

/** What of its address a page of lists is drawn with. */
export const historyReads: readonly string[] = Object.values(historyNames);

/** In the reader's own calendar where it can be read, and as it was typed where it cannot. */
const dayWritten = (text: string, words: Words): string => {
  const read = typedListDay(text);
  return read === null ? text : typedDayText(read.day, words);
};

const noDays = { first: '', last: '' };

const readIn = (place: HistoryPlace, { query, words, now }: Asked): HistoryRead => {
  const today = travelDayOf(dayNumberAt(now));
  const isUsual = !query.has(historyNames.first) && !query.has(historyNames.last);
  const said = (name: string): string => query.get(name) ?? '';
  const asked = isUsual
    ? weekUntil(today)
    : { first: said(historyNames.first), last: said(historyNames.last) };
  const { days, findings } = typedDays(asked.first, asked.last);
  const view = historyViewIn(query);
  const isWhole = isUsual && listsOn[place](view).every(stillStands);
  return {
    view,
    days,
    named: isUsual ? null : days,
    typed: isWhole ? noDays : { first: dayWritten(asked.first, words), last: dayWritten(asked.last, words) },
    findings,
    today,
  };
};

/** The lists themselves are the member's own and are asked for once it is known who that is. */
export const preparedHistory =
  (place: HistoryPlace) =>
  async (asked: Asked): Promise<Prepared> =>
    ready(asked.drawn ?? JSON.stringify(readIn(place, asked)));
