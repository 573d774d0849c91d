/** What was typed into a field of a form. */
export const textIn = (form: FormData, field: string): string => {
  const value = form.get(field);
  return typeof value === 'string' ? value : '';
};
