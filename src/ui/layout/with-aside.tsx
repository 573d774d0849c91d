import type { ReactNode } from 'react';
import { beside, whole, within } from './with-aside.css.ts';

type Props = {
  /** The flow that is shown, and where it stands. */
  readonly flow: string;
  readonly state: string;
  /** What the aside is called, and what stands in it. */
  readonly name: string;
  readonly aside: ReactNode;
  readonly children: ReactNode;
};

/** What is done, and beside it what it is about. */
export const WithAside = ({ flow, state, name, aside, children }: Props) => (
  <div className={whole} data-flow={flow} data-state={state}>
    <div className={within}>{children}</div>
    <aside className={beside} aria-label={name}>
      {aside}
    </aside>
  </div>
);
