import { addresses } from '#domain/shop/addresses.ts';
import { callCentre, regionalTrains } from '#domain/shop/outside-addresses.ts';
import { mainPages } from '#panels/main-pages.ts';
import { ExternalLink } from '#ui/buttons/external-link.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { PhoneIcon } from '#ui/icons/phone-icon.tsx';
import * as styles from './footer.css.ts';

/** The foot of every page: the phone that always answers, the pages there are, and the operator's own. */
export const Footer = () => {
  const { say } = useWords();
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.column}>
          <h2 className={styles.title}>{say('footer.phone.title')}</h2>
          <a href={callCentre.href} className={styles.link}>
            <PhoneIcon />
            <bdi className={styles.number} dir="ltr">
              {say('footer.phone.number')}
            </bdi>
          </a>
          <p className={styles.quiet}>{say('footer.phone.text')}</p>
        </div>
        <nav className={styles.column} aria-labelledby="footer-pages">
          <h2 id="footer-pages" className={styles.title}>
            {say('footer.pages')}
          </h2>
          <ul className={styles.list}>
            {mainPages.map(({ place, href, name }) => (
              <li key={place}>
                <a href={href} className={styles.link}>
                  {say(name)}
                </a>
              </li>
            ))}
            <li>
              <a href={addresses['open-ticket-search'].path} className={styles.link}>
                {say('open-ticket.heading')}
              </a>
            </li>
            <li>
              <a href={addresses['rental-reservation-result'].path} className={styles.link}>
                {say('rental.list.reservation')}
              </a>
            </li>
            <li>
              <a href={addresses['transport-rules'].path} className={styles.link}>
                {say('rules.title')}
              </a>
            </li>
            <li>
              <ExternalLink href={regionalTrains} className={styles.link}>
                {say('footer.regional-trains')}
              </ExternalLink>
            </li>
            <li>
              <a href="/akislar" className={styles.link}>
                {say('menu.flows')}
              </a>
            </li>
          </ul>
        </nav>
      </div>
      <div className={styles.base}>
        <p className={styles.baseRow}>{`${say('app.brand')} – ${say('footer.promise')}`}</p>
      </div>
    </footer>
  );
};
