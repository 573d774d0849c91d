import type { ReactNode } from 'react';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import { chip } from './chip.css.ts';

type Own = { readonly isOn: boolean; readonly onToggle: () => void; readonly children: ReactNode };

/** A filter that is on or off. */
export const Chip = ({ isOn, onToggle, children }: Own) => (
  <button type="button" className={chip} aria-pressed={isOn} onClick={onToggle}>
    {isOn ? <CheckIcon /> : null}
    {children}
  </button>
);
