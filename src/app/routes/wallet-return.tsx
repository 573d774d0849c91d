import type { Place } from '#app/routing/place.ts';
import { barePathOf } from '#app/routing/steering.ts';
import { addresses } from '#domain/shop/addresses.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Page } from '#ui/layout/page.tsx';
import { Ways } from '#ui/layout/ways.tsx';

/** Where a wallet’s page sends the browser back to. The booking knows more, and leads on from here. */
const WalletReturn = () => {
  const { say } = useWords();
  return (
    <Page title={say('wallet.return.heading')}>
      <LoadingText text={say('wallet.return.text')} />
      <Ways>
        <LinkButton href={barePathOf('payment')}>{say('wallet.return.back')}</LinkButton>
        <LinkButton href={addresses.home.path}>{say('menu.home')}</LinkButton>
      </Ways>
    </Page>
  );
};

export const place: Place = {
  head: {
    title: 'head.wallet-return.title',
    description: 'head.wallet-return.description',
    keywords: 'head.wallet-return.keywords',
  },
  Screen: WalletReturn,
};
