import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

/** A field for a short number of letters and digits, as it stands on a ticket or in a letter. */
export const CodeField = (field: ComponentProps<typeof TextField>) => (
  <TextField
    length="short"
    dir="ltr"
    autoComplete="off"
    autoCapitalize="characters"
    spellCheck={false}
    {...field}
  />
);
