import type { ComponentProps } from 'react';
import { classes } from '#ui/theme/classes.ts';
import { looks, wide } from './button.css.ts';
import type { ButtonLook } from './button.tsx';

type Own = { readonly look?: ButtonLook; readonly width?: 'own' | 'full' };

/** A link that looks like a button: it goes somewhere, and changes nothing. */
export const LinkButton = ({
  look = 'secondary',
  width = 'own',
  className,
  children,
  ...rest
}: Own & ComponentProps<'a'>) => (
  <a {...rest} className={classes(looks[look], width === 'full' ? wide : null, className)}>
    {children}
  </a>
);
