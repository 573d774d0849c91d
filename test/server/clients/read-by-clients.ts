import * as z from 'zod';

/** What public clients of the operator read, in their own strictest types; what they do not read may stand beside. */
const naive = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/);
const milliseconds = z.int().min(1_000_000_000_000);
const named = z.object({ id: z.int(), name: z.string() });
const amount = z.object({ type: z.null(), priceAmount: z.number(), priceCurrency: z.string() });
const seatNumber = z.string().regex(/^\d{1,2}[A-DH]$/i);

const cabin = z.object({ id: z.int(), code: z.string(), name: z.string() });
const counted = z.object({ cabinClass: cabin, availabilityCount: z.int() });

export const search = z.object({
  trainLegs: z
    .array(
      z.object({
        resultCount: z.int(),
        trainAvailabilities: z
          .array(
            z.object({
              totalTripTime: z.int(),
              minPrice: z.number(),
              connection: z.boolean(),
              trains: z
                .array(
                  z.object({
                    id: z.int(),
                    number: z.string(),
                    name: z.string(),
                    commercialName: z.string(),
                    type: z.string(),
                    departureStationId: z.int(),
                    arrivalStationId: z.int(),
                    totalDistance: z.number(),
                    minPrice: amount,
                    segments: z
                      .array(
                        z.object({
                          id: z.int(),
                          departureTime: milliseconds,
                          arrivalTime: milliseconds,
                          stops: z.boolean(),
                          duration: z.int(),
                          distance: z.number(),
                        }),
                      )
                      .min(1),
                    trainSegments: z
                      .array(
                        z.object({ departureStationId: z.int(), departureTime: naive, arrivalTime: naive }),
                      )
                      .min(1),
                    cars: z.array(
                      z.object({
                        id: z.int(),
                        availabilities: z.array(
                          z.object({
                            cabinClass: cabin.nullable(),
                            availability: z.int(),
                            pricingList: z.array(
                              z.object({
                                bookingClass: named,
                                cabinClassId: z.int(),
                                availability: z.int(),
                                basePrice: amount,
                              }),
                            ),
                            additionalServices: z.array(z.unknown()).nullable(),
                          }),
                        ),
                      }),
                    ),
                    availableFareInfo: z.array(
                      z.object({
                        fareFamily: named,
                        cabinClasses: z.array(
                          counted.extend({
                            minPrice: z.number().nullable(),
                            minPriceCurrency: z.string().nullable(),
                          }),
                        ),
                      }),
                    ),
                    cabinClassAvailabilities: z.array(counted),
                  }),
                )
                .min(1),
            }),
          )
          .min(1),
      }),
    )
    .min(1),
});

export const seatMap = z.object({
  seatMaps: z
    .array(
      z.object({
        trainCarId: z.int(),
        trainCarIndex: z.int(),
        trainCarOnSale: z.boolean(),
        availableSeatCount: z.int(),
        minPrice: amount,
        cabinClass: z.object({ name: z.string() }).nullable(),
        allocationSeats: z.array(z.object({ seatNumber, genders: z.array(z.enum(['F', 'M'])) })),
        seatPrices: z.array(z.object({ seatNumber, cabinClassId: z.int(), price: amount })),
        seatMapTemplate: z.object({
          id: z.int(),
          name: z.string(),
          description: z.string(),
          car: named,
          seatMaps: z.array(
            z.object({
              id: z.int(),
              seatNumber: z.string(),
              item: z.object({ name: z.string(), saleable: z.boolean() }),
            }),
          ),
        }),
      }),
    )
    .min(1),
});

export const chosenSeat = z.object({
  allocationId: z.string().min(1),
  selectedBookingClassId: z.int(),
  selectedFareFamilyId: z.int(),
  selectedPassengerTypeId: z.int(),
  lockFor: z.literal(10),
});

const ticket = z.object({
  seatNumber: z.string(),
  route: z.object({
    id: z.int(),
    ticket: z.object({
      status: z.string(),
      divideTicketNumber: z.string(),
      masterTicketNumber: z.string().nullable(),
      number: z.string().nullable(),
    }),
    train: named.extend({
      trainDepartureIsAnotherDay: z.boolean(),
      departureDate: naive,
      commercialName: z.string(),
      trainNumber: z.string(),
      type: z.string(),
    }),
    trainCar: z.object({ index: z.int(), name: z.string(), trainCarId: z.int() }),
    departureStation: named,
    arrivalStation: named,
    departureTime: naive,
    arrivalTime: naive,
    departureDateTime: naive,
    arrivalDateTime: naive,
    openTicketModel: z.string().nullable(),
    mco: z.string().nullable(),
    discountPackage: z.string().nullable(),
    subscription: z.string().nullable(),
  }),
  prices: z.array(z.object({ type: z.string(), priceAmount: z.number(), priceCurrency: z.string() })),
  totalPrice: amount,
  totalTicketAmount: z.number(),
  totalSsrFee: z.number(),
  totalPenaltyAmount: z.number(),
  totalDeductionAmount: z.number(),
  bookingClass: named.extend({ code: z.string(), cabinClass: cabin, fareFamily: named }),
  ticketNumber: z.string().nullable(),
  ssrIds: z.string().nullable(),
  history: z.array(z.unknown()),
  postponedTrain: z.boolean(),
  agencyCombinedTrain: z.boolean(),
});

export const booking = z.object({
  locator: z.string().min(1),
  totalPrice: amount,
  passengers: z
    .array(
      z.object({
        passengerId: z.int(),
        name: z.string(),
        lastName: z.string(),
        loyaltyNumber: z.string(),
        contact: z.boolean(),
        birthDate: z.string().nullable(),
        email: z.string().nullable(),
        identityNumber: z.string().nullable(),
        countryId: z.int().nullable(),
        passengerMultiLegSeatSelectionDetails: z.array(z.array(ticket).min(1)).min(1),
      }),
    )
    .min(1),
});

export const board = z
  .array(
    z.strictObject({
      trainId: z.int(),
      trainNumber: z.string(),
      trainName: z.string(),
      lineName: z.string(),
      lineStartStationId: z.int(),
      lineEndStationId: z.int(),
      lineStartDepartureTime: naive,
      lineEndArrivalTime: naive,
      tsDepartureTime: naive,
      tsArrivalTime: naive,
      stationInfo: z.string(),
    }),
  )
  .min(1);

export const stationsWithPairs = z
  .array(
    named.extend({
      unitId: z.int(),
      stationCode: z.string(),
      stationTrainTypes: z.array(z.string()).nullable(),
      pairs: z.array(z.int()),
    }),
  )
  .min(400);

export const refusal = z.strictObject({
  timestamp: z.string(),
  traceId: z.string(),
  status: z.string(),
  type: z.string(),
  code: z.int(),
  message: z.string().min(1),
  detail: z.string(),
  title: z.string().nullable(),
});
