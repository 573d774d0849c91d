import type { ReactNode } from 'react';
import { ways } from './ways.css.ts';

/** What can be done next, side by side. On paper nothing can. */
export const Ways = ({ children }: { readonly children: ReactNode }) => (
  <div className={ways}>{children}</div>
);
