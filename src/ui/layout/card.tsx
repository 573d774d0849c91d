import type { ReactNode } from 'react';
import { card } from './card.css.ts';

type Props = { readonly as?: 'div' | 'section' | 'article' | 'li'; readonly children: ReactNode };

/** Things that belong together, inside one thin line. */
export const Card = ({ as: Element = 'div', children }: Props) => (
  <Element className={card}>{children}</Element>
);
