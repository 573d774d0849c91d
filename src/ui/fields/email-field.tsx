import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

/** An e-mail address: written from left to right in every language, never corrected by the device. */
export const EmailField = (field: ComponentProps<typeof TextField>) => (
  <TextField
    autoComplete="email"
    {...field}
    type="email"
    inputMode="email"
    dir="ltr"
    autoCapitalize="none"
    spellCheck={false}
  />
);
