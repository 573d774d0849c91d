import type { ReactNode } from 'react';
import { lone } from './lone-link.css.ts';

/** A line that is nothing but a link. */
export const LoneLink = ({ children }: { readonly children: ReactNode }) => (
  <p className={lone}>{children}</p>
);
