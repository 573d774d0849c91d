/** A row of a list to choose from: a province, a profession. */
export type NamedChoice = { readonly id: number; readonly name: string };
