/** The call centre, as it is written and as it is dialled. */
export const callCentre = { shown: '444 82 33', href: 'tel:4448233' } as const;

/** Regional trains are told of by the operator itself. */
export const regionalTrains = 'https://www.tcddtasimacilik.gov.tr/';
