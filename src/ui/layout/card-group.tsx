import type { ReactNode } from 'react';
import { group, legend as legendClass } from './card-group.css.ts';

type Props = { readonly legend: string; readonly children: ReactNode };

/** Fields that belong together, inside one thin line and under one name. */
export const CardGroup = ({ legend, children }: Props) => (
  <fieldset className={group}>
    <legend className={legendClass}>
      <bdi>{legend}</bdi>
    </legend>
    {children}
  </fieldset>
);
