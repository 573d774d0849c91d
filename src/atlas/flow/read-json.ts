/** The content of a file the reader chose; null when it is not JSON. */
export const readJson = async (file: File): Promise<unknown> => {
  const text = await file.text();
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
