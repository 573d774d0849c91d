import type { StationBook } from '#domain/journey/station-book.ts';
import { plainNameOf } from '#domain/journey/station-name.ts';
import { stationNameIn } from '#domain/journey/station-name-in.ts';
import { type SearchStation, stationNamed, stationsLike } from '#domain/journey/station-search.ts';
import { cityOfEnd } from '#domain/journey/whole-city.ts';
import { persianNameOf } from '#domain/person/persian-name.ts';
import type { Words } from '#i18n/words.ts';
import { ComboboxList } from '#ui/fields/combobox-list.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { inputOf } from './trip-fields.ts';

type Props = {
  readonly field: 'from' | 'to';
  readonly form: HTMLFormElement;
  readonly book: StationBook;
};

/** What a name does not say by itself: that a whole city is meant, how signs write it, or in which province it lies. */
const noteOf = (end: SearchStation, { say, language }: Words): string | null => {
  const { id, name, city } = end;
  if (cityOfEnd(id) !== null) return say('trip.city.all');
  const plain = plainNameOf(name);
  if (language === 'fa') return stationNameIn(end, language) === plain ? persianNameOf(city) : plain;
  return name.startsWith(city) ? null : plainNameOf(city);
};

/** The stations that fit what is entered: those alone between which tickets are sold. */
export const StationList = ({ field, form, book }: Props) => {
  const words = useWords();
  const { say, language } = words;
  const nameOf = (end: SearchStation) => stationNameIn(end, language);
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
    const [here, there] = [nameOf(meant.station), nameOf(end)];
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
          name: nameOf(station),
          note: noteOf(station, words),
        }))
      }
      emptyTextFor={noMatchText}
      isElsewhere={isElsewhere}
    />
  );
};
