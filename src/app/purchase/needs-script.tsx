import { addresses } from '#domain/shop/addresses.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { WithoutScript } from '#ui/layout/without-script.tsx';

/** Where nothing can be done without a script: it is said there, with the way home. */
export const NeedsScript = ({ saying }: { readonly saying: MessageId }) => {
  const { say } = useWords();
  return (
    <WithoutScript>
      <Notice variant="info" title={say(saying)}>
        <p>{say('booking.without-script.text')}</p>
        <LinkButton href={addresses.home.path}>{say('menu.home')}</LinkButton>
      </Notice>
    </WithoutScript>
  );
};
