/** What was typed into a form and not handed in yet, beyond a reload; plugged in by whoever draws the form. */
export type Typing<Input> = {
  readonly read: () => Input | null;
  readonly keep: (input: Input) => void;
};
