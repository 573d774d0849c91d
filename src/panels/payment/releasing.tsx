import type { ReactNode } from 'react';
import type { PaymentPurpose } from '#domain/fare/payment-purpose.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Page } from '#ui/layout/page.tsx';
import { leavingWordsOf } from './leaving-words.ts';

type Props = {
  readonly bought: PaymentPurpose;
  readonly steps: ReactNode;
  readonly answer: 'awaited' | 'unheard';
  readonly onAgain: () => void;
};

/** Nobody pays: what was held or ordered is given back, and the reader need not wait for it. */
export const Releasing = ({ bought, steps, answer, onAgain }: Props) => {
  const { say } = useWords();
  const { reporting, unheard } = leavingWordsOf(bought);
  return (
    <Page title={say('payment.title')} width="wide" before={steps}>
      {answer === 'unheard' ? (
        <Notice variant="warning" heard="in-turn" title={say(unheard)}>
          <p>{say('payment.leaving.unheard.text')}</p>
          <Button variant="primary" onClick={onAgain}>
            {say('payment.leaving.again')}
          </Button>
        </Notice>
      ) : (
        <LoadingText text={say(reporting)} />
      )}
    </Page>
  );
};
