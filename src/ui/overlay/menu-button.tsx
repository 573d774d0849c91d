import type { ComponentProps } from 'react';
import { item } from './menu-list.css.ts';

/** A line of a menu that does something. */
export const MenuButton = ({ children, type = 'button', ...rest }: ComponentProps<'button'>) => (
  <li>
    <button {...rest} type={type} className={item}>
      {children}
    </button>
  </li>
);
