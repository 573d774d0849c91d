/** Holds the look the reader chose, when it is not the device's own. */
export const themeCookie = 'theme';
