import { addresses } from '#domain/addresses.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { LoadingText } from '#ui/loading-text.tsx';
import { Page } from '#ui/page.tsx';
import { Ways } from '#ui/ways.tsx';
import { useWords } from '#ui/words-context.ts';
import type { Place } from '../place.ts';
import { barePathOf } from '../steering.ts';

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
