import type { ReactNode } from 'react';
import { underNotice, ways } from './ways.css.ts';

type Props = {
  readonly children: ReactNode;
  /** What stands right above: nothing that asks for a distance, or a notice. */
  readonly under?: 'nothing' | 'notice';
};

/** What can be done next, side by side. On paper nothing can. */
export const Ways = ({ children, under = 'nothing' }: Props) => (
  <div className={under === 'notice' ? underNotice : ways}>{children}</div>
);
