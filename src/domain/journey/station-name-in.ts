import type { Language } from '#domain/values/language.ts';
import { nameReadIn } from './named-station.ts';
import { persianStationNameOf } from './persian-stations.ts';

type Named = { readonly name: string; readonly city: string };

/** As a reader of a language has it in a sentence: in Persian letters where they have a writing for it. */
export const stationNameIn = ({ name, city }: Named, language: Language): string =>
  nameReadIn({ name, persianName: persianStationNameOf(name, city) }, language);
