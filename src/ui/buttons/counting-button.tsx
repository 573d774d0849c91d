import { type ComponentProps, type ReactNode, useState } from 'react';
import { visuallyHidden } from '#ui/theme/visually-hidden.css.ts';
import { why as whyClass } from './button.css.ts';
import { Button } from './button.tsx';

type Props = ComponentProps<typeof Button> & {
  /** Draws what counts down and tells how long there is to wait as it goes by; null where there is nothing to wait for. */
  readonly counts: ((onCount: (text: string | null) => void) => ReactNode) | null;
};

/**
 * A button that rests as long as something counts down, and works then. The count is seen, and in its place that it is
 * over: nothing below moves by itself. What is drawn is heard: how long it is, once, and that it is over.
 */
export const CountingButton = ({ counts, why = null, reason = 'seen', ...rest }: Props) => {
  const [wait, showWait] = useState<string | null>(null);
  return (
    <>
      <Button {...rest} why={wait ?? why} reason={wait === null ? reason : 'seen'} />
      <output className={counts === null || wait !== null ? visuallyHidden : whyClass}>
        {counts?.(showWait)}
      </output>
    </>
  );
};
