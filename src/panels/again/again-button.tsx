import type { ComponentProps } from 'react';
import { useShop } from '#panels/shop.ts';
import type { Button } from '#ui/buttons/button.tsx';
import { CountingButton } from '#ui/buttons/counting-button.tsx';
import { latePart } from '#ui/hooks/late-part.ts';

type Props = ComponentProps<typeof Button> & {
  /** When what was refused may be asked again; null where it may be now. */
  readonly againAt: number | null;
};

/** It comes with the first press: few are ever told to wait, and who is sees at once how long. */
const { usePart: useWait } = latePart(async () => (await import('#ui/feedback/again-wait.tsx')).AgainWait);

/** A button that rests where something was asked too often, counts down to when it works again, and works then. */
export const AgainButton = ({ againAt, ...rest }: Props) => {
  const { now } = useShop();
  const AgainWait = useWait(againAt === null && !rest.pending ? 'none' : 'some');
  return (
    <CountingButton
      {...rest}
      counts={
        againAt === null || AgainWait === null
          ? null
          : (onCount) => <AgainWait key={againAt} endsAt={againAt} now={now} onCount={onCount} />
      }
    />
  );
};
