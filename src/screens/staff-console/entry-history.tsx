import { useState } from 'react';
import type { CatalogueEvent } from '#domain/catalogue/catalogue-event.ts';
import { isoInstant } from '#domain/time/railway-time.ts';
import { momentText } from '#i18n/moment-text.ts';
import { useSubmission } from '#panels/use-submission.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Card } from '#ui/layout/card.tsx';
import * as styles from './entry-history.css.ts';
import type { EntryHistoryActor } from './flow/entry-history.flow.ts';
import { describeEvent } from './words/describe-event.ts';
import { doneWords, refusalWords, statusWords } from './words/entry-words.ts';
import { staffText } from './words/staff-text.ts';

type Props = { readonly form: EntryHistoryActor; readonly onAsk: () => void };

const Step = ({ event }: { readonly event: CatalogueEvent }) => {
  const { at, staff, action, to, version } = event;
  const words = useWords();
  const { say } = words;
  return (
    <li className={styles.step}>
      <time className={styles.hour} dateTime={isoInstant(at)}>
        <bdi>{momentText(at, words)}</bdi>
      </time>
      <span className={styles.action}>{say(doneWords[action])}</span>
      <span className={styles.who}>
        <bdi>{staffText(staff, words)}</bdi>
      </span>
      <span className={styles.stood}>
        <Badge variant={version === null ? 'neutral' : 'success'}>
          {version === null ? say(statusWords[to]) : say('catalogue.history.version', { version })}
        </Badge>
      </span>
      {describeEvent(event, words).map((text) => (
        <span key={text} className={styles.changed}>
          {text}
        </span>
      ))}
    </li>
  );
};

const HistoryEvents = ({ form, onAsk }: Props) => {
  const { say } = useWords();
  // Nobody has asked for it at first: that it is missing is met by whoever comes to it.
  const [asked, ask] = useState<'again' | 'once'>('once');
  const { granted, refusal, message } = useSubmission(form);
  if (refusal !== null)
    return (
      <Notice
        variant="danger"
        heard={asked === 'again' ? 'in-turn' : 'in-place'}
        title={say('catalogue.history.unread')}
      >
        <p>{message ?? say(refusalWords[refusal])}</p>
        <Button
          onClick={() => {
            ask('again');
            onAsk();
          }}
        >
          {say('catalogue.history.again')}
        </Button>
      </Notice>
    );
  if (granted === null) return <LoadingText text={say('catalogue.history.reading')} />;
  return granted.length === 0 ? (
    <p>{say('catalogue.history.none')}</p>
  ) : (
    <ol className={styles.steps}>
      {granted.map((event) => (
        <Step key={event.id} event={event} />
      ))}
    </ol>
  );
};

/** Who did what to an entry and when, from the first action to the last. */
export const EntryHistory = (own: Props) => {
  const { say } = useWords();
  return (
    <Card as="section">
      <h2>{say('catalogue.history')}</h2>
      <HistoryEvents {...own} />
    </Card>
  );
};
