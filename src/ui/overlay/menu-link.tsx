import type { ComponentProps } from 'react';
import { item } from './menu-list.css.ts';

/** A line of a menu that leads somewhere. */
export const MenuLink = ({ children, ...rest }: ComponentProps<'a'>) => (
  <li>
    <a {...rest} className={item}>
      {children}
    </a>
  </li>
);
