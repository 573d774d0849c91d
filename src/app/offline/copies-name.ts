/** Where tickets lie that a reader keeps on their own device. */
export const copiesName = 'tickets';

/** What names, in a copy of a ticket, the booking it is of. */
export const bookingName = 'sefer-booking';

/** What the shop marks its answer with where it has no such ticket: it was returned or exchanged. */
export const goneName = 'sefer-no-such-ticket';
