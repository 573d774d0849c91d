import { type ComponentProps, type MouseEvent, useId } from 'react';
import { classes } from '#ui/theme/classes.ts';
import { visuallyHidden } from '#ui/theme/visually-hidden.css.ts';
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx';
import { kept, variants, why as whyClass, wide as wideClass } from './button.css.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = keyof typeof variants;

type Props = {
  readonly variant?: ButtonVariant;
  /** What is going on once it was pressed; it cannot be pressed again meanwhile. `null` for a button that may come to it. */
  readonly pending?: string | null | undefined;
  /** Why it cannot be pressed now. It stays reachable, so that the reason is heard. */
  readonly why?: string | null;
  /** A reason that goes by itself in a moment is heard, and moves nothing on the page. */
  readonly reason?: 'heard' | 'seen';
  readonly width?: 'own' | 'full';
  /** Takes the focus when the dialog around it opens. */
  readonly first?: 'in-dialog' | 'no';
};

/** React focuses at once instead of writing the attribute a native dialog looks for. */
const takeFocusFirst = (button: HTMLButtonElement | null) => button?.setAttribute('autofocus', '');

/**
 * A button. It says what it does, what is going on, or why it may not be pressed. While something is going on it is as
 * wide as its own words, and what is going on is heard: nothing beside it moves. Over the whole width it is written out.
 */
export const Button = ({
  variant = 'secondary',
  pending,
  why = null,
  reason: shownAs = 'seen',
  width = 'own',
  first = 'no',
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: Props & Omit<ComponentProps<'button'>, 'disabled'>) => {
  const reason = useId();
  const isPending = typeof pending === 'string';
  const rests = isPending || why !== null;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (rests) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <button
        {...rest}
        ref={first === 'in-dialog' ? takeFocusFirst : undefined}
        type={type}
        className={classes(variants[variant], width === 'full' ? wideClass : null, className)}
        aria-disabled={rests ? true : undefined}
        aria-busy={isPending ? true : undefined}
        aria-label={pending ?? rest['aria-label']}
        aria-describedby={why === null ? rest['aria-describedby'] : reason}
        onClick={press}
      >
        {isPending && width === 'own' ? <span className={kept}>{children}</span> : null}
        {isPending ? <Spinner /> : children}
        {width === 'own' ? null : pending}
      </button>
      {why === null ? null : (
        <span id={reason} className={shownAs === 'seen' ? whyClass : visuallyHidden}>
          {why}
        </span>
      )}
      {pending === undefined ? null : (
        <VisuallyHidden>
          <output>{pending}</output>
        </VisuallyHidden>
      )}
    </>
  );
};
