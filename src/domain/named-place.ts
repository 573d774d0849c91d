/** A province, a district or a neighbourhood, as lists of places name it. */
export type NamedPlace = { readonly id: number; readonly name: string };
