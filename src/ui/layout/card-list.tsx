import type { ReactNode } from 'react';
import { lists } from './card-list.css.ts';

type Props<Item> = {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly room?: keyof typeof lists;
  readonly children: (item: Item) => ReactNode;
};

/** Things of one kind, each shown whole, one below the other. */
export const CardList = <Item,>({ items, keyOf, room = 'near', children }: Props<Item>) => (
  <ul className={lists[room]}>
    {items.map((item) => (
      <li key={keyOf(item)}>{children(item)}</li>
    ))}
  </ul>
);
