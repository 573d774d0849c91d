import type { ReactNode } from 'react';
import { lead as leadClass, pages } from './page.css.ts';

type Props = {
  readonly title: string;
  readonly lead?: string;
  readonly width?: keyof typeof pages;
  /** What stands before the heading, as how far one has come. */
  readonly before?: ReactNode;
  readonly children?: ReactNode;
};

/** A page with its heading, which takes the focus when the reader comes to it. */
export const Page = ({ title, lead, width = 'reading', before = null, children }: Props) => (
  <div className={pages[width]}>
    {before}
    <h1 tabIndex={-1}>{title}</h1>
    {lead === undefined ? null : <p className={leadClass}>{lead}</p>}
    {children}
  </div>
);
