/** Hands a file to the reader. */
export const saveFile = (name: string, content: BlobPart, media: string): void => {
  const address = URL.createObjectURL(new Blob([content], { type: media }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};
