import type { ComponentProps } from 'react';
import { back } from './back-link.css.ts';
import { BackIcon } from './icons/back-icon.tsx';

/** One step back. */
export const BackLink = ({ children, ...rest }: ComponentProps<'a'>) => (
  <a {...rest} className={back}>
    <BackIcon />
    {children}
  </a>
);
