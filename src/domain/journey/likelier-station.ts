import type { SearchStation } from './station-search.ts';

const inTurkish = new Intl.Collator('tr');

type Weighed = Pick<SearchStation, 'id' | 'name' | 'weight'>;

/** The order in which stations are offered: where more trains call comes first. */
export const likelier = (one: Weighed, other: Weighed): number =>
  other.weight - one.weight || inTurkish.compare(one.name, other.name) || one.id - other.id;
