import type { ReactNode } from 'react';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import { chip } from './chip.css.ts';

type Props = { readonly isOn: boolean; readonly onToggle: () => void; readonly children: ReactNode };

/** A toggle button. */
export const Chip = ({ isOn, onToggle, children }: Props) => (
  <button type="button" className={chip} aria-pressed={isOn} onClick={onToggle}>
    {isOn ? <CheckIcon /> : null}
    {children}
  </button>
);
