import type { ReactNode } from 'react';
import { looks } from './badge.css.ts';

type Own = { readonly look?: keyof typeof looks; readonly icon?: ReactNode; readonly children: ReactNode };

/** What state a thing is in: always a word, sometimes an icon, and a colour. */
export const Badge = ({ look = 'neutral', icon = null, children }: Own) => (
  <span className={looks[look]}>
    {icon}
    {children}
  </span>
);
