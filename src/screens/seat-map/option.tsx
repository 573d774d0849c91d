import type { ReactNode } from 'react';
import { seenInRow } from '#ui/hooks/seen-in-row.ts';
import { classes } from '#ui/theme/classes.ts';
import { option as optionClass, radio } from './seat-map.css.ts';

type Props = {
  readonly name: string;
  readonly isOn: boolean;
  readonly onChoose: () => void;
  readonly className?: string;
  readonly children: ReactNode;
};

/** One of a few, drawn whole: the words are its name. */
export const Option = ({ name, isOn, onChoose, className, children }: Props) => (
  <label ref={seenInRow} className={classes(optionClass, className)}>
    <input type="radio" className={radio} name={name} checked={isOn} onChange={onChoose} />
    {children}
  </label>
);
