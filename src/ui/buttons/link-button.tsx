import type { ComponentProps } from 'react';
import { classes } from '#ui/theme/classes.ts';
import { variants, wide } from './button.css.ts';
import type { ButtonVariant } from './button.tsx';

type Props = { readonly variant?: ButtonVariant; readonly width?: 'own' | 'full' };

/** A link that looks like a button: it goes somewhere, and changes nothing. */
export const LinkButton = ({
  variant = 'secondary',
  width = 'own',
  className,
  children,
  ...rest
}: Props & ComponentProps<'a'>) => (
  <a {...rest} className={classes(variants[variant], width === 'full' ? wide : null, className)}>
    {children}
  </a>
);
