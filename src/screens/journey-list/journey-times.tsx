import type { Journey } from '#domain/journey/journey.ts';
import {
  arrivalOf,
  changesOf,
  daysAfterDeparture,
  departureOf,
  minutesOf,
  stationFrom,
  stationTo,
} from '#domain/journey/journey-facts.ts';
import { plainNameOf } from '#domain/journey/station-name.ts';
import { clockText } from '#i18n/clock-text.ts';
import { durationText } from '#i18n/duration-text.ts';
import type { Words } from '#i18n/words.ts';
import { trainTypeName } from '#panels/train-type-name.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { ArrowIcon } from '#ui/icons/arrow-icon.tsx';
import { PlaceName } from '#ui/theme/place-name.tsx';
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx';
import * as styles from './journey-times.css.ts';

type Props = {
  readonly journey: Journey;
  readonly headingId: string;
  /** Null where its stations are those that were asked for. */
  readonly nameOf: ((station: number) => string) | null;
};

/** How often one gets up on the way, in words. */
const changesText = (journey: Journey, { say }: Words): string => {
  const changes = changesOf(journey);
  const count = changes.length;
  if (count === 0) return say('journey-list.direct');
  return changes.every(({ isSameTrain }) => isSameTrain)
    ? say('journey-list.seat-changes', { count })
    : say('journey-list.transfers', { count });
};

/** The kind of train is told beside it. */
const trainName = (commercialName: string): string => plainNameOf(commercialName.replace(/^YHT\s+/, ''));

/** Every train once, though one may change seats in it. */
const trainsOf = ({ legs }: Journey) =>
  legs.filter(({ runId }, at) => legs.findIndex((leg) => leg.runId === runId) === at);

/** When a journey leaves and arrives, how long it takes, and by which train. */
export const JourneyTimes = ({ journey, headingId, nameOf }: Props) => {
  const words = useWords();
  const { say } = words;
  const days = daysAfterDeparture(journey, arrivalOf(journey));
  return (
    <div className={styles.times}>
      <h3 id={headingId} className={styles.clock}>
        <span>{clockText(departureOf(journey), words)}</span>
        <span className={styles.arrow}>
          <ArrowIcon />
        </span>
        <VisuallyHidden> – </VisuallyHidden>
        <span>{clockText(arrivalOf(journey), words)}</span>
        {days > 0 ? (
          <>
            <span aria-hidden="true" className={styles.nextDay}>
              {say('journey-list.next-day', { days })}
            </span>
            <VisuallyHidden> {say('journey-list.next-day.heard', { days })}</VisuallyHidden>
          </>
        ) : null}
      </h3>
      {nameOf === null ? null : (
        <p className={styles.ends}>
          <PlaceName>{nameOf(stationFrom(journey))}</PlaceName>
          <span className={styles.between}>
            <ArrowIcon />
          </span>
          <VisuallyHidden> – </VisuallyHidden>
          <PlaceName>{nameOf(stationTo(journey))}</PlaceName>
        </p>
      )}
      <p className={styles.facts}>
        <span>{durationText(minutesOf(journey), words)}</span>
        <span className={journey.kind === 'direct' ? undefined : styles.changed}>
          {changesText(journey, words)}
        </span>
      </p>
      <ul className={styles.trains}>
        {trainsOf(journey).map(({ runId, type, number, commercialName }) => (
          <li key={runId}>
            {trainTypeName(type, words)}
            {' · '}
            <bdi lang="tr">{say('journey-list.train', { number, name: trainName(commercialName) })}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
};
