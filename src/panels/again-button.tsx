import { type ComponentProps, useState } from 'react';
import type { Words } from '#i18n/words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useSecondsLeft } from '#ui/hooks/use-seconds-left.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx';
import { useShop } from './shop.ts';

type Props = ComponentProps<typeof Button> & {
  /** When what was refused may be asked again; null where it may be now. */
  readonly againAt: number | null;
};

const minute = 60;

/** Whole minutes as long as there are several: seconds only where they are few. */
const waitText = (seconds: number, { say }: Words): string =>
  seconds > minute
    ? say('again.minutes', { count: Math.ceil(seconds / minute) })
    : say('again.seconds', { count: seconds });

type Waiting = { readonly endsAt: number };

/** How long there is to wait, as it was at first, until it is over. */
const HeardWait = ({ endsAt }: Waiting) => {
  const words = useWords();
  const { now } = useShop();
  const left = useSecondsLeft(endsAt, now);
  const [first] = useState(left);
  return left === 0 ? words.say('again.now') : waitText(first, words);
};

/**
 * A button that rests where something was asked too often, counts down to when it works again, and works then. The count
 * is seen; heard is only how long it is, once, and that it is over.
 */
export const AgainButton = ({ againAt, why = null, ...rest }: Props) => {
  const words = useWords();
  const { now } = useShop();
  const left = useSecondsLeft(againAt ?? 0, now);
  return (
    <>
      <Button {...rest} why={left === 0 ? why : waitText(left, words)} />
      <VisuallyHidden>
        <output>{againAt === null ? null : <HeardWait key={againAt} endsAt={againAt} />}</output>
      </VisuallyHidden>
    </>
  );
};
