import type { ReactNode } from 'react';
import { wideOnly } from './wide-only.css.ts';

/** Words that stand elsewhere too: a phone has no room to tell them again. */
export const WideOnly = ({ children }: { readonly children: ReactNode }) => (
  <span className={wideOnly}>{children}</span>
);
