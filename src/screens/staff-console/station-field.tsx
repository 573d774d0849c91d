import { type ComponentProps, useState } from 'react';
import { useStations } from '#panels/stations.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { parseStation } from './parse-entry.ts';

type Props = Omit<ComponentProps<typeof TextField>, 'hint' | 'inputMode' | 'onChange' | 'onFocus'> & {
  readonly defaultValue: string;
};

/** A station by its number, and the name that it has. */
export const StationField = ({ defaultValue, ...field }: Props) => {
  const { nameOf, load } = useStations();
  const [entered, note] = useState(defaultValue);
  const station = parseStation(entered);
  const name = station === null ? '' : nameOf(station);
  return (
    <TextField
      {...field}
      hint={name === '' ? null : name}
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      defaultValue={defaultValue}
      onFocus={load}
      onChange={({ target }) => note(target.value)}
    />
  );
};
