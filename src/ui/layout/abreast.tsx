import type { ReactNode } from 'react';
import { abreast } from './abreast.css.ts';

/** Radio buttons that stand side by side where there is room. */
export const Abreast = ({ children }: { readonly children: ReactNode }) => (
  <div className={abreast}>{children}</div>
);
