/** What the link of a letter carries is of these signs, and never longer. */
const form = /^[\w-]{1,100}$/;

/** Whether what an address says may be the code of a letter; whether it is good only the server knows. */
export const mayBeCode = (text: string): boolean => form.test(text);
