import type { ReactNode } from 'react';
import { part } from './staff-membership.css.ts';

type Props = {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  /** Where the form of the part stands. */
  readonly state: string;
  readonly children: ReactNode;
};

/** One thing support does for whoever stands before them. */
export const DeskPart = ({ id, title, lead, state, children }: Props) => (
  <section className={part} aria-labelledby={id} data-flow="submission" data-state={state}>
    <h2 id={id}>{title}</h2>
    <p>{lead}</p>
    {children}
  </section>
);
