import type { ReactNode } from 'react';
import { head } from './card-head.css.ts';

/** What a card is of, and beside it how that stands. */
export const CardHead = ({ children }: { readonly children: ReactNode }) => (
  <div className={head}>{children}</div>
);
