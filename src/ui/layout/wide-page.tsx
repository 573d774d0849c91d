import type { ReactNode } from 'react';
import { widePage } from './wide-page.css.ts';

type Props = {
  /** The flow that is shown, and where it stands. */
  readonly flow: string;
  readonly state: string;
  readonly children: ReactNode;
};

/** A page of a purchase: it brings its own heading, and takes all the width there is. */
export const WidePage = ({ flow, state, children }: Props) => (
  <div className={widePage} data-flow={flow} data-state={state}>
    {children}
  </div>
);
