import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import {
  type CalendarKind,
  dayAfter,
  daysOf,
  monthAfter,
  monthOf,
  weekdayOf,
} from '#domain/time/calendar-month.ts';
import type { Language } from '#domain/values/language.ts';
import { calendarOf, railwayCalendarOf } from '#i18n/calendar-of.ts';
import { dayParts } from '#i18n/day-parts.ts';
import { longDayText } from '#i18n/day-text.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { BackwardIcon } from '#ui/icons/backward-icon.tsx';
import { ChevronIcon } from '#ui/icons/chevron-icon.tsx';
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx';
import * as styles from './month-calendar.css.ts';

type Props = {
  /** ISO text, as all days here. */
  readonly chosen: string | null;
  readonly today: string;
  readonly first: string;
  readonly last: string;
  /** Why a day cannot be chosen, in words; null when it can. */
  readonly whyClosed: (day: string) => string | null;
  readonly onChoose: (day: string) => void;
};

const week = 7;
const kinds: Readonly<Record<Language, CalendarKind>> = { tr: 'gregorian', en: 'gregorian', fa: 'jalali' };
/** Counted from Monday: a week of Persian begins on Saturday. */
const weekBegins: Readonly<Record<Language, number>> = { tr: 0, en: 0, fa: 5 };

const noonOf = (day: string) => new Date(`${day}T12:00Z`);

const part = (day: string, name: 'day' | 'month' | 'year', locale: string) =>
  dayParts(noonOf(day), locale, 'UTC', { day: 'numeric', month: 'long', year: 'numeric' })[name] ?? '';

const titleOf = (day: string, locale: string) => `${part(day, 'month', locale)} ${part(day, 'year', locale)}`;

/** The whole weeks a month lies in; null where a day belongs to its neighbours. */
const weeksOf = (days: readonly string[], begins: number): readonly (readonly (string | null)[])[] => {
  const before = (weekdayOf(days[0] ?? '') - begins + week) % week;
  const cells = [...Array.from({ length: before }, () => null), ...days];
  return Array.from({ length: Math.ceil(cells.length / week) }, (_, row) =>
    Array.from({ length: week }, (__, column) => cells[row * week + column] ?? null),
  );
};

const steps: Readonly<Record<string, number>> = { ArrowUp: -week, ArrowDown: week };

/** One month after another, in the reader's own calendar; where that is not the railway's, its day stands beside. */
export const MonthCalendar = ({ chosen, today, first, last, whyClosed, onChoose }: Props) => {
  const words = useWords();
  const { say, language, direction } = words;
  const kind = kinds[language];
  const begins = weekBegins[language];
  const [at, setAt] = useState(chosen ?? today);
  const [why, setWhy] = useState<string | null>(null);
  const grid = useRef<HTMLTableElement>(null);
  const hasMoved = useRef(false);
  const month = monthOf(at, kind);
  const days = daysOf(month, kind);

  useEffect(() => {
    const day = grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`);
    if (hasMoved.current) day?.focus();
    // A dialog that opens around the calendar looks for this attribute.
    else day?.setAttribute('autofocus', '');
  }, [at]);

  const within = (day: string) => {
    if (day < first) return first;
    return day > last ? last : day;
  };
  const turn = (count: number) => {
    const to = daysOf(monthAfter(month, count), kind);
    setWhy(null);
    setAt(within(to[days.indexOf(at)] ?? to.at(-1) ?? at));
  };
  const move = (event: KeyboardEvent, to: string) => {
    event.preventDefault();
    hasMoved.current = true;
    setWhy(null);
    setAt(within(to));
  };
  const seeKey = (event: KeyboardEvent) => {
    const { key } = event;
    const inWeek = (weekdayOf(at) - begins + week) % week;
    const sideways = direction === 'rtl' ? -1 : 1;
    if (key === 'ArrowLeft') move(event, dayAfter(at, -sideways));
    else if (key === 'ArrowRight') move(event, dayAfter(at, sideways));
    else if (key === 'Home') move(event, dayAfter(at, -inWeek));
    else if (key === 'End') move(event, dayAfter(at, week - 1 - inWeek));
    else if (key === 'PageUp' || key === 'PageDown') {
      event.preventDefault();
      hasMoved.current = true;
      turn(key === 'PageUp' ? -1 : 1);
    } else if (steps[key] !== undefined) move(event, dayAfter(at, steps[key]));
  };
  const press = (day: string) => {
    const closed = whyClosed(day);
    hasMoved.current = false;
    setAt(day);
    setWhy(closed);
    if (closed === null) onChoose(day);
  };
  const weekdays = Array.from({ length: week }, (_, column) => dayAfter('2024-01-01', begins + column));
  const nameOf = (day: string) => {
    const closed = whyClosed(day);
    return closed === null ? longDayText(day, words) : `${longDayText(day, words)} – ${closed}`;
  };
  const [begin, end] = [days[0] ?? at, days.at(-1) ?? at];
  const railway = [begin, end].map((day) => titleOf(day, railwayCalendarOf(language)));

  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <Button variant="quiet" aria-label={say('ui.calendar.earlier')} onClick={() => turn(-1)}>
          <BackwardIcon />
        </Button>
        <p className={styles.title} aria-live="polite">
          {titleOf(begin, calendarOf(language))}
          {kind === 'jalali' ? (
            <span className={styles.beside}>{[...new Set(railway)].join(' – ')}</span>
          ) : null}
        </p>
        <Button variant="quiet" aria-label={say('ui.calendar.later')} onClick={() => turn(1)}>
          <ChevronIcon />
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: days are moved through with arrows */}
      <table ref={grid} role="grid" className={styles.grid} aria-label={titleOf(begin, calendarOf(language))}>
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day} scope="col" className={styles.weekday}>
                <span aria-hidden="true">
                  {noonOf(day).toLocaleDateString(calendarOf(language), {
                    weekday: language === 'fa' ? 'narrow' : 'short',
                    timeZone: 'UTC',
                  })}
                </span>
                <VisuallyHidden>
                  {noonOf(day).toLocaleDateString(calendarOf(language), { weekday: 'long', timeZone: 'UTC' })}
                </VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={seeKey}>
          {weeksOf(days, begins).map((row) => (
            <tr key={row.find((day) => day !== null)}>
              {row.map((day, column) =>
                day === null ? (
                  <td key={weekdays[column]} />
                ) : (
                  <td key={day}>
                    <button
                      type="button"
                      className={styles.day}
                      data-day={day}
                      tabIndex={day === at ? 0 : -1}
                      aria-label={nameOf(day)}
                      aria-current={day === today ? 'date' : undefined}
                      aria-pressed={day === chosen}
                      aria-disabled={whyClosed(day) === null ? undefined : true}
                      onClick={() => press(day)}
                    >
                      {part(day, 'day', calendarOf(language))}
                      {kind === 'jalali' ? (
                        <span className={styles.beside}>{part(day, 'day', railwayCalendarOf(language))}</span>
                      ) : null}
                    </button>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <output className={styles.why}>{why}</output>
    </div>
  );
};
