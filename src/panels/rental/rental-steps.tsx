import { useWords } from '#ui/hooks/words-context.ts';
import { ProgressSteps } from '#ui/navigation/progress-steps.tsx';

const rentalSteps = ['vehicle', 'driver', 'payment', 'summary'] as const;

type RentalStep = (typeof rentalSteps)[number];

/** How far a rental has come. */
export const RentalSteps = ({ now }: { readonly now: RentalStep }) => {
  const { say } = useWords();
  const names = [
    say('rental.step.vehicle'),
    say('rental.step.driver'),
    say('rental.step.payment'),
    say('purchase.step.summary'),
  ];
  return <ProgressSteps name={say('rental.steps')} steps={names} now={rentalSteps.indexOf(now)} />;
};
