import type { ComponentProps } from 'react';
import { radio } from './choice.css.ts';

/** A radio button and its words side by side, dressed by whoever lays out the line. */
export const RadioChoice = ({ className, children, ...rest }: Omit<ComponentProps<'input'>, 'type'>) => (
  <label className={className}>
    <input {...rest} type="radio" className={radio} />
    {children}
  </label>
);
