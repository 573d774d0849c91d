import type { Shape } from './shape.ts';

const money: Shape = {
  type: 'null',
  priceAmount: 'float',
  priceCurrency: 'string',
  originalAmount: 'float',
  originalCurrency: 'null',
  exchangeRate: 'float',
};

const extra: Shape = {
  id: 'int',
  additionalServiceTypeId: 'int',
  name: 'string',
  description: 'string',
  code: 'string',
  active: 'bool',
  freeForPermi: 'bool',
  actAsGroup: 'bool',
  basePrice: [
    {
      id: 'int',
      additionalServiceId: 'int',
      type: 'string',
      priceAmount: 'float',
      priceCurrency: 'string',
      startDate: 'string',
      endDate: 'string',
    },
  ],
  pricingPeriods: 'null',
};

const cabin: Shape = {
  id: 'int',
  code: 'string',
  name: 'string',
  additionalServices: { maybe: [extra] },
  bookingClassModels: 'null',
  showAvailabilityOnQuery: 'bool',
};

const fareFamily: Shape = { id: 'int', name: 'string' };

const booking: Shape = {
  id: 'int',
  code: 'string',
  name: 'string',
  cabinClass: {
    id: 'int',
    code: 'null',
    name: 'null',
    additionalServices: 'null',
    bookingClassModels: 'null',
    showAvailabilityOnQuery: 'bool',
  },
  fareFamily,
};

const kind: Shape = { id: 'int', name: 'null', detail: 'null' };

const station: Shape = {
  id: 'int',
  stationNumber: 'string',
  areaCode: 'int',
  name: 'string',
  stationStatus: kind,
  stationType: kind,
  unitId: 'int',
  cityId: 'int',
  districtId: 'int',
  neighbourhoodId: 'int',
  uicCode: 'null',
  technicalUnit: 'string',
  stationChefId: 'int',
  detail: 'string?',
  showOnQuery: 'bool',
  passengerDrop: 'bool',
  ticketSaleActive: 'bool',
  active: 'bool',
  email: 'string',
  orangeDeskEmail: 'string?',
  address: 'string',
  longitude: 'float',
  latitude: 'float',
  altitude: 'float',
  startKm: 'float',
  endKm: 'float',
  showOnMap: 'bool',
  passengerAdmission: 'bool',
  disabledAccessibility: 'bool',
  phones: 'null',
  workingDays: 'null',
  hardwares: 'null',
  physicalProperties: 'null',
  stationPlatforms: 'null',
  salesChannels: 'null',
  IATACode: 'null',
};

const segment: Shape = {
  id: 'int',
  departureTime: 'int',
  arrivalTime: 'int',
  stops: 'bool',
  duration: 'int',
  stopDuration: 'int',
  distance: 'float',
  segment: {
    id: 'int',
    name: 'string',
    departureStation: station,
    arrivalStation: station,
    lineId: 'int',
    lineOrder: 'int',
  },
};

const pricing: Shape = {
  basePricingId: 'int',
  bookingClass: booking,
  cabinClassId: 'int',
  basePricingType: 'string',
  fareBasis: { code: 'string', factor: 'float', price: money, originalPrice: money },
  basePrice: money,
  crudePrice: money,
  baseTransportationCost: money,
  availability: 'int',
};

const car: Shape = {
  id: 'int',
  name: 'string',
  trainId: 'int',
  templateId: 'int',
  carIndex: 'int',
  unlabeled: 'bool',
  capacity: 'int',
  cabinClassId: 'int',
  availabilities: [
    {
      trainCarId: 'int',
      trainCarName: 'null',
      cabinClass: { maybe: cabin },
      availability: 'int',
      pricingList: [pricing],
      additionalServices: {
        maybe: [{ additionalService: extra, priceAmount: 'float', currency: 'string' }],
      },
    },
  ],
};

const train: Shape = {
  id: 'int',
  number: 'string',
  name: 'string',
  commercialName: 'string',
  type: 'string',
  line: 'null',
  reversed: 'bool',
  scheduleId: 'int',
  departureStationId: 'int',
  arrivalStationId: 'int',
  minPrice: money,
  reservationLockTime: 'int',
  reservable: 'bool',
  bookingClassCapacities: [{ id: 'int', trainId: 'int', bookingClassId: 'int', capacity: 'int' }],
  segments: [segment],
  cars: [car],
  trainSegments: [
    { departureStationId: 'int', arrivalStationId: 'int', departureTime: 'string', arrivalTime: 'string' },
  ],
  totalDistance: 'float',
  onSale: 'bool',
  availableFareInfo: [
    {
      fareFamily,
      cabinClasses: [
        {
          cabinClass: cabin,
          availabilityCount: 'int',
          minPrice: 'float?',
          minPriceCurrency: 'string?',
          bookingClassAvailabilities: [
            { bookingClass: booking, price: 'float', currency: 'string', availability: 'int' },
          ],
        },
      ],
    },
  ],
  cabinClassAvailabilities: [{ cabinClass: cabin, availabilityCount: 'int' }],
  trainDate: 'int',
  trainNumber: 'string',
  skipsDay: 'bool',
};

/** The answer of the operator's search, as public clients read it. */
export const availabilityShape: Shape = {
  trainLegs: [
    {
      trainAvailabilities: [
        {
          trains: [train],
          totalTripTime: 'int',
          minPrice: 'float',
          connection: 'bool',
          dayChanged: 'bool',
        },
      ],
      resultCount: 'int',
    },
  ],
  legCount: 'int',
  roundTripDiscount: 'int',
  maxRegionalTrainsRoundTripDays: 'int',
};
