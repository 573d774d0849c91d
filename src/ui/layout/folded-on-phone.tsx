import type { ReactNode } from 'react';
import { Disclosure } from './disclosure.tsx';
import { folded } from './folded-on-phone.css.ts';

type Props = { readonly summary: string; readonly children: ReactNode };

/** On a phone it opens on demand; a wide window has the room to say it unasked. */
export const FoldedOnPhone = ({ summary, children }: Props) => (
  <div className={folded}>
    <Disclosure summary={summary}>{children}</Disclosure>
  </div>
);
