import type { AddressName } from '#domain/shop/addresses.ts';
import type { Place } from './place.ts';

const loaded = new Map<AddressName, Place>();

export const keepPlace = (name: AddressName, place: Place): void => {
  loaded.set(name, place);
};

/** A place that was gone to at least once. */
export const loadedPlace = (name: AddressName): Place | null => loaded.get(name) ?? null;
