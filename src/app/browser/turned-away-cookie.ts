/** Holds the page of members a guest asked for, from the redirect home until home has said why. */
export const turnedAwayCookie = 'turned-away';
