import type { ComponentProps } from 'react';
import { BackIcon } from '#ui/icons/back-icon.tsx';
import { back } from './back-link.css.ts';

/** One step back. */
export const BackLink = ({ children, ...rest }: ComponentProps<'a'>) => (
  <a {...rest} className={back}>
    <BackIcon />
    {children}
  </a>
);
