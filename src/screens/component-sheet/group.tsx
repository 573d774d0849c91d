import { type ReactNode, useId } from 'react';
import { group } from './component-sheet.css.ts';

type Props = { readonly title: string; readonly children: ReactNode };

/** Components of one kind. */
export const Group = ({ title, children }: Props) => {
  const id = useId();
  return (
    <section className={group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
};
