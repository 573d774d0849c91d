import { nameReadIn } from '#domain/journey/named-station.ts';
import { type TouristDeparture, touristWaysOf } from '#domain/journey/tourist-departure.ts';
import { hour } from '#domain/values/durations.ts';
import { durationText } from '#i18n/duration-text.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { ArrowIcon } from '#ui/icons/arrow-icon.tsx';
import { TrainIcon } from '#ui/icons/train-icon.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PlaceName } from '#ui/theme/place-name.tsx';
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx';
import { DepartureRow } from './departure-row.tsx';
import * as styles from './tourist-trains.css.ts';

type Props = {
  /** Null where nobody answered. */
  readonly departures: readonly TouristDeparture[] | null;
};

const Way = ({ departures }: { readonly departures: readonly TouristDeparture[] }) => {
  const words = useWords();
  const { say, language } = words;
  const [first] = departures;
  if (first === undefined) return null;
  const { from, to, kilometres, departure, arrival } = first;
  const id = `way-${from.id}-${to.id}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.ends}>
        <PlaceName>{nameReadIn(from, language)}</PlaceName>
        <VisuallyHidden> – </VisuallyHidden>
        <ArrowIcon />
        <PlaceName>{nameReadIn(to, language)}</PlaceName>
      </h2>
      <p className={styles.facts}>
        {say('tourist-trains.way', {
          train: first.name,
          kilometres: Math.round(kilometres),
          duration: durationText(Math.round((arrival - departure) / hour) * 60, words),
        })}
      </p>
      <ol className={styles.rows}>
        {departures.map((each) => (
          <DepartureRow key={each.runId} departure={each} />
        ))}
      </ol>
    </section>
  );
};

/** The departures of the tourist trains, with when their sale opens. */
export const TouristTrains = ({ departures }: Props) => {
  const { say } = useWords();
  return (
    <Page title={say('tourist-trains.title')} lead={say('tourist-trains.lead')} width="wide">
      {departures === null || departures.length === 0 ? (
        <>
          <h2>
            <VisuallyHidden>{say('tourist-trains.departures')}</VisuallyHidden>
          </h2>
          <EmptyState
            icon={<TrainIcon />}
            title={departures === null ? say('journey-list.not-reached') : say('tourist-trains.none')}
            text={
              departures === null ? say('tourist-trains.not-reached.text') : say('tourist-trains.none.text')
            }
            action={<LinkButton href="">{say('journey-list.ask-again')}</LinkButton>}
          />
        </>
      ) : (
        touristWaysOf(departures).map((way) => <Way key={way.key} departures={way.departures} />)
      )}
    </Page>
  );
};
