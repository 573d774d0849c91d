/** Where tickets lie that a reader keeps on their own device. */
export const copiesName = 'tickets';
