import type { ReactNode } from 'react';
import { onlyWithScript } from '#ui/theme/scripting.css.ts';

/** What does nothing where no script runs, and is not offered there. */
export const WithScript = ({ children }: { readonly children: ReactNode }) => (
  <div className={onlyWithScript}>{children}</div>
);
