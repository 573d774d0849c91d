/** The words around a field. Whoever leaves `need` out asks for a value. */
export type FieldWords = {
  readonly label: string;
  readonly hint?: string | null;
  /** What is wrong with what was typed, in the words the summary uses too. */
  readonly problem?: string | null;
  readonly need?: 'required' | 'optional';
};

/** How a control is tied to the words around it. */
export type FieldTies = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
};
