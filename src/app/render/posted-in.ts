const isText = (field: [string, FormDataEntryValue]): field is [string, string] =>
  typeof field[1] === 'string';

/** The text fields of a form that was sent as it is; null for a page that is only read. What is no form has no fields. */
export const postedIn = async (request: Request): Promise<URLSearchParams | null> => {
  if (request.method !== 'POST') return null;
  const form = await request.formData().catch(() => new FormData());
  return new URLSearchParams([...form].filter(isText));
};
