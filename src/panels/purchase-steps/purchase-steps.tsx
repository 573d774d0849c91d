import { useWords } from '#ui/hooks/words-context.ts';
import { ProgressSteps } from '#ui/navigation/progress-steps.tsx';

export const purchaseSteps = ['journey', 'seat', 'payment', 'summary'] as const;

export type PurchaseStep = (typeof purchaseSteps)[number];

type Props = {
  readonly now: PurchaseStep;
  /** Which of them is still to be done, though the purchase went on. */
  readonly open?: PurchaseStep | null;
};

/** How far a purchase has come. */
export const PurchaseSteps = ({ now, open = null }: Props) => {
  const { say } = useWords();
  const names = [
    say('purchase.step.journey'),
    say('purchase.step.seat'),
    say('purchase.step.payment'),
    say('purchase.step.summary'),
  ];
  return (
    <ProgressSteps
      name={say('purchase.steps')}
      steps={names}
      now={purchaseSteps.indexOf(now)}
      open={open && purchaseSteps.indexOf(open)}
    />
  );
};
