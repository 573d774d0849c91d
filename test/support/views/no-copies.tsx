/** Where nothing is kept on the reader's device. */
export const NoCopies = () => null;
