import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useWords } from '#ui/words-context.ts';

type Own = { readonly isSent: boolean; readonly isBusy: boolean; readonly onSend: () => void };

/** Has a link mailed to the address of a purchase; whether there is such a purchase is not told. */
export const LinkSending = ({ isSent, isBusy, onSend }: Own) => {
  const { say } = useWords();
  return isSent ? (
    <Notice variant="success" heard="in-turn" title={say('lookup.link.sent')}>
      <p>{say('lookup.link.sent.text')}</p>
    </Notice>
  ) : (
    <Button pending={isBusy ? say('lookup.link.sending') : null} onClick={onSend}>
      {say('lookup.link.send')}
    </Button>
  );
};
