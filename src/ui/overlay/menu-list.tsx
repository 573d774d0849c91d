import type { ReactNode } from 'react';
import { list } from './menu-list.css.ts';

/** Links or buttons one below the other. */
export const MenuList = ({ children }: { readonly children: ReactNode }) => (
  <ul className={list}>{children}</ul>
);
