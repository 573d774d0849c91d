import type { ReactNode } from 'react';
import type { RecentTrip } from '#domain/journey/recent-trip.ts';
import type { TripInput } from '#domain/journey/trip-input.ts';
import { addresses } from '#domain/shop/addresses.ts';
import { isGuest } from '#machines/session/session.selectors.ts';
import { loginPanelId } from '#panels/login-panel-id.ts';
import { PhoneLink } from '#panels/phone-link/phone-link.tsx';
import { useShop } from '#panels/shop.ts';
import type { TripProblem, Wished } from '#panels/trip-search/trip-fields.ts';
import { TripLinks } from '#panels/trip-search/trip-links.tsx';
import { TripSearch } from '#panels/trip-search/trip-search.tsx';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import * as styles from './home.css.ts';

type Props = {
  readonly today: string;
  /** What stands in the search at first. */
  readonly entered: TripInput;
  /** What is wrong with it. */
  readonly problems?: readonly TripProblem[];
  readonly trips: readonly RecentTrip[];
  readonly onForget: () => void;
  readonly onWish: (wished: Wished) => void;
};

type Other = { readonly title: string; readonly text: string; readonly children: ReactNode };

/** Something else that can be done, and the way to it. */
const Way = ({ title, text, children }: Other) => (
  <li className={styles.way}>
    <h3>{title}</h3>
    <p className={styles.text}>{text}</p>
    <div className={styles.action}>{children}</div>
  </li>
);

const noProblems: NonNullable<Props['problems']> = [];

/** The first page: a ticket is bought here. */
export const Home = ({ today, entered, problems = noProblems, trips, onForget, onWish }: Props) => {
  const { say } = useWords();
  const { session } = useShop();
  const guest = useFlow(session, isGuest, true);
  return (
    <div data-density="expressive">
      <div className={styles.hero}>
        <div className={styles.heroRow}>
          <div>
            <h1 className={styles.title} tabIndex={-1}>
              {say('home.title')}
            </h1>
            <p className={styles.lead}>{say('home.lead')}</p>
          </div>
          <TripSearch entered={entered} today={today} problems={problems} onWish={onWish} />
          <TripLinks trips={trips} today={today} onForget={onForget} />
        </div>
      </div>
      <section className={styles.section} aria-labelledby="home-tasks">
        <h2 id="home-tasks">{say('home.tasks')}</h2>
        <ul className={styles.ways}>
          <Way title={say('home.phone.title')} text={say('home.phone.text')}>
            <PhoneLink variant="secondary" />
          </Way>
          {guest ? (
            <Way title={say('home.login.title')} text={say('home.login.text')}>
              <Button popoverTarget={loginPanelId}>{say('login.open')}</Button>
            </Way>
          ) : (
            <Way title={say('home.password.title')} text={say('home.password.text')}>
              <LinkButton href={addresses['password-update'].path}>{say('home.password.action')}</LinkButton>
            </Way>
          )}
          <Way title={say('home.tourist.title')} text={say('home.tourist.text')}>
            <LinkButton href={addresses['tourist-trains'].path}>{say('home.tourist.action')}</LinkButton>
          </Way>
        </ul>
      </section>
    </div>
  );
};
