import type { ReactNode } from 'react';
import { addresses } from '#domain/shop/addresses.ts';
import { callCentre, regionalTrains } from '#domain/shop/outside-addresses.ts';
import { ExternalLink } from '#ui/buttons/external-link.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { PhoneIcon } from '#ui/icons/phone-icon.tsx';
import * as styles from './footer.css.ts';

type Group = { readonly title: string; readonly children: ReactNode };

const Pages = ({ title, children }: Group) => (
  <nav className={styles.column} aria-label={title}>
    <h2 className={styles.title}>{title}</h2>
    <ul className={styles.list}>{children}</ul>
  </nav>
);

const Page = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <li>
    <a href={href} className={styles.link}>
      {children}
    </a>
  </li>
);

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
        <Pages title={say('footer.tickets')}>
          <Page href={addresses.home.path}>{say('menu.home')}</Page>
          <Page href={addresses['ticket-search'].path}>{say('menu.ticket-search')}</Page>
          <Page href={addresses['open-ticket-search'].path}>{say('open-ticket.heading')}</Page>
          <Page href={addresses['transport-rules'].path}>{say('rules.title')}</Page>
        </Pages>
        <Pages title={say('footer.journeys')}>
          <Page href={addresses['tourist-trains'].path}>{say('menu.tourist-trains')}</Page>
          <li>
            <ExternalLink href={regionalTrains} className={styles.link}>
              {say('footer.regional-trains')}
            </ExternalLink>
          </li>
          <Page href={addresses['rental-list'].path}>{say('menu.rental')}</Page>
          <Page href={addresses['rental-reservation-result'].path}>{say('rental.list.reservation')}</Page>
        </Pages>
        <Pages title={say('footer.analysts')}>
          <Page href="/akislar">{say('menu.flows')}</Page>
        </Pages>
      </div>
      <div className={styles.base}>
        <p className={styles.baseRow}>{`${say('app.brand')} – ${say('footer.promise')}`}</p>
      </div>
    </footer>
  );
};
