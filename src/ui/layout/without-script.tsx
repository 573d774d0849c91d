import type { ReactNode } from 'react';
import { onlyWithoutScript } from '#ui/theme/scripting.css.ts';

/** What is told only where no script runs. */
export const WithoutScript = ({ children }: { readonly children: ReactNode }) => (
  <div className={onlyWithoutScript}>{children}</div>
);
