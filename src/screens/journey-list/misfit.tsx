import type { Journey } from '#domain/journey/journey.ts';
import { daysAfterDeparture } from '#domain/journey/journey-facts.ts';
import { arrivalThere, departureBack } from '#domain/journey/way-back.ts';
import { clockText } from '#i18n/clock-text.ts';
import { momentText } from '#i18n/moment-text.ts';
import type { Words } from '#i18n/words.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { BarredIcon } from '#ui/icons/barred-icon.tsx';
import * as styles from './journey-row.css.ts';
import { NextChance } from './next-chance.tsx';
import type { RowOf } from './row-of.ts';

type Props = RowOf & { readonly journey: Journey };

/** The hour is enough on the day of the journey. */
const whenText = (journey: Journey, instant: number, words: Words): string =>
  daysAfterDeparture(journey, instant) === 0 ? clockText(instant, words) : momentText(instant, words);

/** It leaves before the way there has arrived. */
export const TooEarly = (own: Props) => {
  const words = useWords();
  const { say } = words;
  const arrives = whenText(own.journey, arrivalThere(own.others) ?? 0, words);
  return (
    <NextChance {...own}>
      <Badge icon={<BarredIcon />}>{say('journey-list.too-early')}</Badge>
      <span>{say('journey-list.too-early.text', { arrives })}</span>
    </NextChance>
  );
};

/** It arrives after the way back has left. */
export const TooLate = ({ journey, others }: Props) => {
  const words = useWords();
  const { say } = words;
  const departs = whenText(journey, departureBack(others) ?? 0, words);
  return (
    <div className={styles.full}>
      <Badge icon={<BarredIcon />}>{say('journey-list.too-late')}</Badge>
      <span>{say('journey-list.too-late.text', { departs })}</span>
    </div>
  );
};
