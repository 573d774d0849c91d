import type { ReactNode } from 'react';
import type { CatalogueKind } from '#domain/catalogue/catalogue-kind.ts';
import { useSubmission } from '#panels/use-submission.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { CatalogueList } from './catalogue-list.tsx';
import type { CatalogueListActor, EntryFilter } from './flow/catalogue-list.flow.ts';
import { refusalWords } from './words/entry-words.ts';

type Props = {
  readonly form: CatalogueListActor;
  readonly kind: CatalogueKind;
  readonly filter: EntryFilter;
  readonly onAsk: () => void;
  /** One entry in the place of the list; null where the list is looked at. */
  readonly children: ((read: NonNullable<ReturnType<typeof grantedIn>>) => ReactNode) | null;
};

const grantedIn = (form: CatalogueListActor) => form.getSnapshot().context.granted;

/** The catalogue as staff see it: a list of one kind, or one of its entries. */
export const StaffConsole = ({ form, kind, filter, onAsk, children }: Props) => {
  const { say } = useWords();
  const { granted, refusal, message } = useSubmission(form);
  if (refusal !== null)
    return (
      <Notice variant="danger" heard="at-once" title={say('catalogue.unread')}>
        <p>{message ?? say(refusalWords[refusal])}</p>
        <Button onClick={onAsk}>{say('catalogue.read-again')}</Button>
      </Notice>
    );
  if (granted === null) return <LoadingText room="window" text={say('catalogue.reading')} />;
  return children === null ? <CatalogueList kind={kind} filter={filter} read={granted} /> : children(granted);
};
