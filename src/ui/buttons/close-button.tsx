import type { ComponentProps } from 'react';
import { close } from './close-button.css.ts';
import { CloseIcon } from './icons/close-icon.tsx';

type Own = { readonly name: string };

/** A cross with a name. */
export const CloseButton = ({ name, ...rest }: Own & Omit<ComponentProps<'button'>, 'children' | 'name'>) => (
  <button type="button" {...rest} className={close} aria-label={name}>
    <CloseIcon />
  </button>
);
