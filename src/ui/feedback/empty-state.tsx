import type { ReactNode } from 'react';
import { empty, picture, text as textClass } from './empty-state.css.ts';

type Props = {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
};

/** Nothing is here, why, and what to do about it. */
export const EmptyState = ({ icon, title, text, action = null }: Props) => (
  <div className={empty}>
    <span className={picture}>{icon}</span>
    <h3>{title}</h3>
    <p className={textClass}>{text}</p>
    {action}
  </div>
);
