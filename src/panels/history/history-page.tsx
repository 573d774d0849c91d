import type { ReactNode } from 'react';
import type { Days, HistoryPlace } from '#domain/booking/history-view.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { WithoutScript } from '#ui/layout/without-script.tsx';
import type { HistoryRead } from './history.flow.ts';
import * as styles from './history-page.css.ts';
import { RangeForm } from './range-form.tsx';

type Props = {
  readonly place: HistoryPlace;
  readonly read: HistoryRead;
  readonly onDays: (days: Days) => void;
  readonly children: ReactNode;
};

/** What stands on every page of lists: in which days it is looked, and then the lists. */
export const HistoryPage = ({ place, read, onDays, children }: Props) => {
  const { say } = useWords();
  return (
    <div className={styles.page}>
      <RangeForm place={place} read={read} onDays={onDays} />
      <WithoutScript>
        <Notice variant="info" title={say('history.without-script')} />
      </WithoutScript>
      {children}
    </div>
  );
};
