import type { ComponentProps } from 'react';
import type { Button } from '#ui/buttons/button.tsx';
import { CountingButton } from '#ui/buttons/counting-button.tsx';
import { latePart } from '#ui/hooks/late-part.ts';
import { useShop } from './shop.ts';

/** When what was refused may be asked again; null where it may be now. */
type Again = { readonly againAt: number | null };

/** What counts comes with the first press: few are ever told to wait, and who is sees at once how long. */
const { usePart: useCounts } = latePart(() => import('#ui/feedback/again-wait.tsx'));

/** A button that rests where something was asked too often, counts down to when it works again, and works then. */
export const AgainButton = ({ againAt, ...rest }: ComponentProps<typeof Button> & Again) => {
  const { now } = useShop();
  const counts = useCounts(againAt === null && !rest.pending ? 'none' : 'some');
  return (
    <CountingButton
      {...rest}
      counts={
        againAt === null || counts === null
          ? null
          : (onCount) => <counts.AgainWait key={againAt} endsAt={againAt} now={now} onCount={onCount} />
      }
    />
  );
};

const Counting = ({ endsAt }: { readonly endsAt: number }) => {
  const { now } = useShop();
  const counts = useCounts('some');
  return counts === null ? null : <counts.AgainLine key={endsAt} endsAt={endsAt} now={now} />;
};

/** How long there is to wait where several ways lead to the same question, and no button of its own could count. */
export const AgainText = ({ againAt }: Again) => (againAt === null ? null : <Counting endsAt={againAt} />);
