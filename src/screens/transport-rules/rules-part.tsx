import type { ReactNode } from 'react';
import { part } from './transport-rules.css.ts';

type Props = { readonly id: string; readonly title: string; readonly children: ReactNode };

/** One part of the rules, to which an address may lead. */
export const RulesPart = ({ id, title, children }: Props) => (
  <section className={part} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);
