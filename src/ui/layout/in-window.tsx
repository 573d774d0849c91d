import type { ReactNode } from 'react';
import { useShownInWindow } from '#ui/hooks/use-shown-in-window.ts';

/** What comes of a press: it is brought into the window when it appears, and the focus stays where it is. */
export const InWindow = ({ children }: { readonly children: ReactNode }) => (
  <div ref={useShownInWindow()}>{children}</div>
);
