import { addresses } from '#domain/addresses.ts';
import { isGuest } from '#machines/session/session.selectors.ts';
import { loginPanelId } from '#panels/login/login-panel.tsx';
import { PhoneLink } from '#panels/phone-link/phone-link.tsx';
import { useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/button.tsx';
import { FlowIcon } from '#ui/icons/flow-icon.tsx';
import { KeyIcon } from '#ui/icons/key-icon.tsx';
import { PhoneIcon } from '#ui/icons/phone-icon.tsx';
import { UserIcon } from '#ui/icons/user-icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useWords } from '#ui/words-context.ts';
import * as styles from './home.css.ts';
import { LineMap } from './line-map.tsx';
import { Promises } from './promises.tsx';
import { TaskCard } from './task-card.tsx';

/** The first page: what the shop is, and what can be done in it now. */
export const Home = () => {
  const { say } = useWords();
  const { session } = useShop();
  const guest = useFlow(session, isGuest, true);
  return (
    <div data-density="expressive">
      <div className={styles.hero}>
        <div className={styles.heroRow}>
          <div className={styles.heroWords}>
            <h1 className={styles.title} tabIndex={-1}>
              {say('home.title')}
            </h1>
            <p className={styles.lead}>{say('home.lead')}</p>
          </div>
          <LineMap />
        </div>
      </div>
      <section className={styles.tasks} aria-labelledby="home-tasks">
        <h2 id="home-tasks">
          <VisuallyHidden>{say('home.tasks')}</VisuallyHidden>
        </h2>
        <div className={styles.cards}>
          <TaskCard icon={<PhoneIcon />} title={say('home.phone.title')} text={say('home.phone.text')}>
            <PhoneLink look="primary" />
          </TaskCard>
          {guest ? (
            <TaskCard icon={<UserIcon />} title={say('home.login.title')} text={say('home.login.text')}>
              <Button popoverTarget={loginPanelId}>{say('login.open')}</Button>
            </TaskCard>
          ) : (
            <TaskCard icon={<KeyIcon />} title={say('home.password.title')} text={say('home.password.text')}>
              <LinkButton href={addresses['password-update'].path}>{say('home.password.action')}</LinkButton>
            </TaskCard>
          )}
          <TaskCard icon={<FlowIcon />} title={say('home.flows.title')} text={say('home.flows.text')}>
            <LinkButton href="/akislar">{say('home.flows.action')}</LinkButton>
          </TaskCard>
        </div>
      </section>
      <section className={styles.section} aria-labelledby="home-promises">
        <h2 id="home-promises">{say('home.promises')}</h2>
        <Promises />
      </section>
    </div>
  );
};
