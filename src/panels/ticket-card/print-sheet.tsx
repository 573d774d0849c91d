import type { ReactNode } from 'react';
import { Brand } from '#ui/navigation/brand.tsx';
import { classes } from '#ui/theme/classes.ts';
import { operator, sheet } from './printed-code.css.ts';

type Props = { readonly className: string; readonly children: ReactNode };

/** Whose ticket it is stands at its head, on paper alone. */
export const PrintedOperator = () => (
  <div className={operator}>
    <Brand />
  </div>
);

/** All that is printed of a page: a sheet, under the mark of who answers for it. */
export const PrintSheet = ({ className, children }: Props) => (
  <div className={classes(className, sheet)}>
    <PrintedOperator />
    {children}
  </div>
);
