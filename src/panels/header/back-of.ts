import { type AddressName, addresses } from '#domain/shop/addresses.ts';

/** Where a form that is sent without a script leads back to: the place, without the parts that vary. */
export const backOf = (place: AddressName): string => {
  const path = addresses[place].path.replaceAll(/\/\{\w+\?\}/g, '');
  return path.includes('{') ? addresses.home.path : path;
};
