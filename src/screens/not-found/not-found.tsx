import { addresses } from '#domain/addresses.ts';
import { PhoneLink } from '#panels/phone-link/phone-link.tsx';
import { HomeIcon } from '#ui/icons/home-icon.tsx';
import { LineEnd } from '#ui/line-end.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Page } from '#ui/page.tsx';
import { useWords } from '#ui/words-context.ts';
import { actions } from './not-found.css.ts';

/** No page stands at this address. */
export const NotFound = () => {
  const { say } = useWords();
  return (
    <Page title={say('not-found.title')} lead={say('not-found.text')}>
      <LineEnd />
      <div className={actions}>
        <LinkButton look="primary" href={addresses.home.path}>
          <HomeIcon />
          {say('not-found.home')}
        </LinkButton>
        <PhoneLink />
      </div>
    </Page>
  );
};
