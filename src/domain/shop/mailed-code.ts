/** No letter carries a longer code. */
const longest = 100;

/** Whether what an address says may be the code of a letter; whether it is one only the server knows. */
export const mayBeCode = (text: string): boolean => text !== '' && text.length <= longest;
