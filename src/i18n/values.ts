/** What the placeholders of a sentence are given. */
export type Values = Readonly<Record<string, string | number>>;
