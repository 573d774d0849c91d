/** What was typed into a form and not handed in yet, beyond a reload; plugged in by whoever draws the form. */
export type Typing<Typed> = {
  readonly read: () => Typed | null;
  readonly keep: (typed: Typed) => void;
};
