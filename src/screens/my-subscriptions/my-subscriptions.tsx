import type { ReactNode } from 'react';
import { MembershipSidebar } from '#panels/membership-sidebar/membership-sidebar.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Page } from '#ui/layout/page.tsx';
import { WithoutScript } from '#ui/layout/without-script.tsx';
import * as styles from './my-subscriptions.css.ts';

type Props = { readonly subscriptions: ReactNode; readonly packages: ReactNode };

/** What a member has bought ahead: subscriptions and discount packages. */
export const MySubscriptions = ({ subscriptions, packages }: Props) => {
  const { say } = useWords();
  return (
    <Page title={say('package.title')} width="wide">
      <MembershipSidebar>
        <div className={styles.page}>
          <WithoutScript>
            <Notice variant="info" title={say('history.without-script')} />
          </WithoutScript>
          <section className={styles.section} aria-labelledby="subscriptions">
            <h2 id="subscriptions">{say('package.subscriptions')}</h2>
            {subscriptions}
          </section>
          <section className={styles.section} aria-labelledby="packages">
            <h2 id="packages">{say('package.packages')}</h2>
            {packages}
          </section>
        </div>
      </MembershipSidebar>
    </Page>
  );
};
