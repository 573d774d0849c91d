import type { ReactNode } from 'react';
import { mostListed } from '#domain/booking/history-lists.ts';
import { useSubmission } from '#panels/use-submission.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { BarredIcon } from '#ui/icons/barred-icon.tsx';
import { TicketIcon } from '#ui/icons/ticket-icon.tsx';
import { type HistoryRefusal, type ListActor, refusalWords } from './history.flow.ts';
import * as styles from './history-page.css.ts';
import { ListAwaited } from './list-awaited.tsx';
import { SignInNeeded } from './sign-in-needed.tsx';

type Props<Fields, Item> = {
  readonly form: ListActor<Fields, Item>;
  readonly onAsk: () => void;
  /** Everything that still stands is in the list, whenever it was bought. */
  readonly isWhole?: boolean;
  /** What is said where nothing is in the list, and what can be done then. */
  readonly none: { readonly title: string; readonly text?: string; readonly action?: ReactNode };
  readonly children: (items: readonly Item[]) => ReactNode;
};

type Refused = {
  readonly refusal: HistoryRefusal | 'not-reached';
  readonly message: string | null;
  readonly onAsk: () => void;
};

const Refusal = ({ refusal, message, onAsk }: Refused) => {
  const { say } = useWords();
  if (refusal === 'sign-in-needed') return <SignInNeeded />;
  return (
    <div role="alert">
      <EmptyState
        icon={<BarredIcon />}
        title={refusal === 'not-reached' ? say('history.not-reached') : say('history.refused')}
        text={message ?? say(refusalWords[refusal])}
        action={<Button onClick={onAsk}>{say('history.ask-again')}</Button>}
      />
    </div>
  );
};

/** A list as it is asked for: waited for, refused, empty or there. */
export const AskedList = <Fields, Item>({
  form,
  onAsk,
  none,
  isWhole = false,
  children,
}: Props<Fields, Item>) => {
  const { say } = useWords();
  const { state, refusal, message, granted } = useSubmission(form);
  return (
    <div className={styles.section} data-flow="submission" data-state={state}>
      {granted === null && refusal === null ? <ListAwaited /> : null}
      {refusal === null ? null : <Refusal refusal={refusal} message={message} onAsk={onAsk} />}
      {granted === null ? null : (
        <>
          {granted.length === 0 ? null : (
            <output className={styles.count}>{say('history.count', { count: granted.length })}</output>
          )}
          {isWhole && granted.length > 0 ? <p>{say('history.whole')}</p> : null}
          {granted.length < mostListed ? null : (
            <Notice variant="info" title={say('history.at-most', { most: mostListed })} />
          )}
          {granted.length === 0 ? (
            <div role="status">
              <EmptyState
                icon={<TicketIcon />}
                title={isWhole ? say('history.whole.none') : none.title}
                text={none.text ?? (isWhole ? say('history.whole.none.text') : say('history.none.text'))}
                action={none.action}
              />
            </div>
          ) : (
            children(granted)
          )}
        </>
      )}
    </div>
  );
};
