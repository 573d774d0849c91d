import type { ComponentProps } from 'react';
import { CloseIcon } from '#ui/icons/close-icon.tsx';
import { close } from './close-button.css.ts';

type Props = { readonly name: string };

/** A cross with a name. */
export const CloseButton = ({
  name,
  ...rest
}: Props & Omit<ComponentProps<'button'>, 'children' | 'name'>) => (
  <button type="button" {...rest} className={close} aria-label={name}>
    <CloseIcon />
  </button>
);
