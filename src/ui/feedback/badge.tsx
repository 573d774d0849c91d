import type { ReactNode } from 'react';
import { variants } from './badge.css.ts';

type Props = {
  readonly variant?: keyof typeof variants;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
};

/** What state a thing is in: always a word, sometimes an icon, and a colour. */
export const Badge = ({ variant = 'neutral', icon = null, children }: Props) => (
  <span className={variants[variant]}>
    {icon}
    {children}
  </span>
);
