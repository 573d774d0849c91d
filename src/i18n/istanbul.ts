/** Every hour is shown as it is in Istanbul, unless the city has a zone of its own. */
export const istanbul = 'Europe/Istanbul';
