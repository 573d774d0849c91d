import { type ComponentProps, useState } from 'react';
import { useStations } from '#panels/stations.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { stationTyped } from './typed-entry.ts';

type Own = Omit<ComponentProps<typeof TextField>, 'hint' | 'inputMode' | 'onChange' | 'onFocus'> & {
  readonly defaultValue: string;
};

/** A station by its number, and the name that it has. */
export const StationField = ({ defaultValue, ...told }: Own) => {
  const { nameOf, wake } = useStations();
  const [typed, note] = useState(defaultValue);
  const station = stationTyped(typed);
  const name = station === null ? '' : nameOf(station);
  return (
    <TextField
      {...told}
      hint={name === '' ? null : name}
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      defaultValue={defaultValue}
      onFocus={wake}
      onChange={({ target }) => note(target.value)}
    />
  );
};
