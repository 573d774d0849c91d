import { addresses } from '#domain/shop/addresses.ts';
import { PhoneLink } from '#panels/phone-link/phone-link.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { HomeIcon } from '#ui/icons/home-icon.tsx';
import { LineEnd } from '#ui/layout/line-end.tsx';
import { Page } from '#ui/layout/page.tsx';
import { actions } from './not-found.css.ts';

/** No page stands at this address. */
export const NotFound = () => {
  const { say } = useWords();
  return (
    <Page title={say('not-found.title')} lead={say('not-found.text')}>
      <LineEnd />
      <div className={actions}>
        <LinkButton variant="primary" href={addresses.home.path}>
          <HomeIcon />
          {say('not-found.home')}
        </LinkButton>
        <PhoneLink />
      </div>
    </Page>
  );
};
