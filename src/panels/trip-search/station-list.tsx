import type { StationBook } from '#domain/journey/station-book.ts';
import { plainNameOf } from '#domain/journey/station-name.ts';
import { type SearchStation, stationNamed, stationsLike } from '#domain/journey/station-search.ts';
import { persianNameOf } from '#domain/person/persian-name.ts';
import type { Language } from '#domain/values/language.ts';
import { ComboboxList } from '#ui/fields/combobox-list.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { inputOf } from './trip-fields.ts';

type Props = {
  readonly field: 'from' | 'to';
  readonly form: HTMLFormElement;
  readonly book: StationBook;
};

/** The province, where the name does not say it already or the reader writes it otherwise. */
const noteOf = ({ name, city }: SearchStation, language: Language): string | null => {
  if (language === 'fa') return persianNameOf(city);
  return name.startsWith(city) ? null : plainNameOf(city);
};

/** The stations that fit what is entered: those alone between which tickets are sold. */
export const StationList = ({ field, form, book }: Props) => {
  const { say, language } = useWords();
  const input = inputOf(form, field);
  if (input === null) return null;
  const other = () => stationNamed(book.index, inputOf(form, field === 'from' ? 'to' : 'from')?.value ?? '');
  const among = () => {
    const end = other();
    if (end === null) return null;
    return field === 'from' ? book.leadingTo(end.id) : book.reachedFrom(end.id);
  };
  const isElsewhere = (entered: string) => {
    const [[meant], near] = [stationsLike(book.index, entered), among()];
    return meant?.fit === 'same' && near !== null && !near.has(meant.station.id);
  };
  const noMatchText = (entered: string) => {
    const [end, [meant]] = [other(), stationsLike(book.index, entered)];
    if (end === null || meant === undefined) return say('trip.station.none', { entered });
    const [here, there] = [plainNameOf(meant.station.name), plainNameOf(end.name)];
    return field === 'from'
      ? say('trip.to.unpaired', { from: here, to: there })
      : say('trip.to.unpaired', { from: there, to: here });
  };
  return (
    <ComboboxList
      input={input}
      name={field === 'from' ? say('trip.from') : say('trip.to')}
      optionsFor={(entered) =>
        stationsLike(book.index, entered, among()).map(({ station }) => ({
          key: String(station.id),
          name: plainNameOf(station.name),
          note: noteOf(station, language),
        }))
      }
      emptyTextFor={noMatchText}
      isElsewhere={isElsewhere}
    />
  );
};
