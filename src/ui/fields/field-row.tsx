import type { ReactNode } from 'react';
import { fields } from './field-row.css.ts';

/** Fields that stand beside each other where there is room. */
export const FieldRow = ({ children }: { readonly children: ReactNode }) => (
  <div className={fields}>{children}</div>
);
