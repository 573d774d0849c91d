import type { AbsenceState } from '#app/browser/absence.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { NeedsScript } from './needs-script.tsx';

type Props = AbsenceState & {
  readonly words: Readonly<Record<'coming' | 'elsewhere' | 'notReached' | 'noScript', MessageId>>;
};

/** Why nothing is shown yet, with the way to have it. */
export const Absent = ({ why, again, words }: Props) => {
  const { say } = useWords();
  switch (why) {
    case 'coming':
      return (
        <>
          <LoadingText room="window" text={say(words.coming)} />
          <NeedsScript saying={words.noScript} />
        </>
      );
    case 'continued-elsewhere':
      return (
        <Notice variant="info" heard="in-turn" title={say(words.elsewhere)}>
          <p>{say('booking.elsewhere.text')}</p>
          <Button variant="primary" onClick={again}>
            {say('booking.elsewhere.here')}
          </Button>
        </Notice>
      );
    case 'not-reached':
      return (
        <Notice variant="danger" heard="at-once" title={say(words.notReached)}>
          <p>{say('booking.not-reached.text')}</p>
          <Button variant="primary" onClick={again}>
            {say('booking.not-reached.again')}
          </Button>
        </Notice>
      );
    case 'not-loaded':
      return (
        <Notice variant="danger" heard="at-once" title={say('alert.part-not-loaded.title')}>
          <p>{say('alert.part-not-loaded.text')}</p>
          <LinkButton href="">{say('app.part.reload')}</LinkButton>
        </Notice>
      );
  }
};
