/** So many travel in one sale at most, whoever sits on a lap left aside. */
export const mostPassengers = 11;

/** The catalogue lets no more travel in one sale, whatever it says. */
export const mostEverSold = 50;

/** Every grown-up takes so many on their lap. */
export const lapChildrenEach = 2;
