import { type Asked, type Prepared, ready } from '#app/routing/place.ts';
import { isOpenList } from '#domain/booking/history-lists.ts';
import {
  type HistoryPlace,
  historyNames,
  historyViewIn,
  listsOn,
  parseDays,
  weekUntil,
} from '#domain/booking/history-view.ts';
import { parseListDay } from '#domain/time/parse-day.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { dayInputText } from '#i18n/day-input-text.ts';
import type { Words } from '#i18n/words.ts';
import type { HistoryRead } from '#panels/history/history.flow.ts';

/** What of its address a page of lists is drawn with. */
export const historyReads: readonly string[] = Object.values(historyNames);

/** In the reader's own calendar where it can be read, and as it was typed where it cannot. */
const dayWritten = (text: string, words: Words): string => {
  const read = parseListDay(text);
  return read === null ? text : dayInputText(read.day, words);
};

const noDays = { first: '', last: '' };

const readIn = (place: HistoryPlace, { query, words, now }: Asked): HistoryRead => {
  const today = travelDayOf(dayNumberAt(now));
  const isUsual = !query.has(historyNames.first) && !query.has(historyNames.last);
  const textOf = (name: string): string => query.get(name) ?? '';
  const asked = isUsual
    ? weekUntil(today)
    : { first: textOf(historyNames.first), last: textOf(historyNames.last) };
  const { days, problems } = parseDays(asked.first, asked.last);
  const view = historyViewIn(query);
  const isWhole = isUsual && listsOn[place](view).every(isOpenList);
  return {
    view,
    days,
    named: isUsual ? null : days,
    entered: isWhole
      ? noDays
      : { first: dayWritten(asked.first, words), last: dayWritten(asked.last, words) },
    problems,
    today,
  };
};

/** The lists themselves are the member's own and are asked for once it is known who that is. */
export const preparedHistory =
  (place: HistoryPlace) =>
  async (asked: Asked): Promise<Prepared> =>
    ready(asked.drawn ?? JSON.stringify(readIn(place, asked)));
