/** So many travel in one sale at most, whoever sits on a lap left aside. */
export const mostPassengers = 11;

/** The catalogue lets no more travel in one sale, whatever it says. */
export const mostEverSold = 50;

/** For each of a party so many places are chosen: there and back by two trains each way, and every one of them once more. */
const choicesEach = 8;

/** So many places a party may choose while one is held, and name at once. An ordinary party's are a whole coach. */
export const mostChoicesOf = (passengers: number): number =>
  choicesEach * Math.max(passengers, mostPassengers);

/** By two trains each way, and the places of one train once more while others are chosen in their stead. */
const placesEach = 5;

/** So many places a party has held at one time at most. */
export const mostHeldOf = (passengers: number): number => placesEach * Math.max(passengers, mostPassengers);

/** Every grown-up takes so many on their lap. */
export const lapChildrenEach = 2;

/** With everybody they hold on their laps. */
export const mostTravellers = mostEverSold * (1 + lapChildrenEach);

/** No journey changes trains more than three times. */
export const mostTrainsEachWay = 4;

/** One booking has no more: for everybody, there and back. */
export const mostTicketsOfOne = mostTravellers * 2 * mostTrainsEachWay;
