import type { ReactNode } from 'react';
import { visuallyHidden } from './visually-hidden.css.ts';

/** Words that are read out and not seen. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span className={visuallyHidden}>{children}</span>
);
