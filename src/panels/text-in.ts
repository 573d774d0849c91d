/** What was typed into a field of a form. */
export const textIn = (form: FormData, field: string): string => {
  const typed = form.get(field);
  return typeof typed === 'string' ? typed : '';
};
