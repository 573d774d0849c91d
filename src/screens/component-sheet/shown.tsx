import type { ReactNode } from 'react';
import { name as nameClass, shown } from './component-sheet.css.ts';

type Props = { readonly name: string; readonly children: ReactNode };

/** A component under its name in the code. */
export const Shown = ({ name, children }: Props) => (
  <div className={shown}>
    <h3 className={nameClass}>
      <code dir="ltr">{name}</code>
    </h3>
    {children}
  </div>
);
