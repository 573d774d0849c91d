type Bound = readonly [bound: string, taken: string, refused: string];

/** The bounds of every rule, each with the last case within it and the first beyond. */
export const everyBound: Readonly<Record<string, readonly Bound[]>> = {
  'V-02': [['100 letters', 'a hundred letters', 'a hundred and one letters']],
  'V-04': [
    ['the first day', 'the first day of a month', 'day 00'],
    ['the last day', 'the 31st', 'the 32nd'],
    ['the last month', 'month 12', 'month 13'],
  ],
  'V-05': [
    ['11 digits, no fewer', 'eleven digits that add up', 'ten digits'],
    ['11 digits, no more', 'eleven digits that add up', 'twelve digits'],
    ['the check digit', 'eleven digits that add up', 'one more in the last place'],
  ],
  'V-06': [
    ['5 signs', 'five signs', 'four signs'],
    ['11 signs', 'eleven signs', 'twelve signs'],
  ],
  'V-09': [['5,242,880 bytes', '5,242,880 bytes', 'one byte more']],
  'V-11': [
    ['8 signs', 'eight signs', 'seven signs'],
    ['128 signs', '128 signs', '129 signs'],
  ],
  'V-12': [
    ['the fewest digits of a country', 'ten digits of Türkiye', 'nine digits of Türkiye'],
    ['the most', 'ten digits of Türkiye', 'eleven digits of Türkiye'],
    ['13 digits', 'thirteen digits of Germany, the most of any form', 'fourteen digits of Germany'],
    ['15 digits', 'fifteen digits where no form is known', 'sixteen digits where no form is known'],
  ],
  'V-13': [
    ['7 digits, no fewer', 'seven digits of Samoa', 'six digits of Samoa'],
    ['7 digits, no more', 'seven digits of Samoa', 'eight digits of Samoa'],
  ],
  'V-14': [['10 digits', 'Argentina, ten digits', 'Argentina, nine digits']],
  'V-15': [
    ['10 digits, no fewer', 'ten digits', 'nine digits'],
    ['10 digits, no more', 'ten digits', 'eleven digits'],
  ],
  'V-16': [
    ['1900', 'the first day of 1900', 'the last day of 1899'],
    ['under 13', 'a child the day before its 13th birthday', 'a child on its 13th birthday'],
    ['from 13', 'a youth on the 13th birthday', 'a youth the day before the 13th birthday'],
    ['under 27', 'a youth the day before the 27th birthday', 'a youth on the 27th birthday'],
    ['from 60', '60 on the day', '60 the day before'],
    ['under 65', '60 on the day', '65 on the day, as 60'],
  ],
  'V-17': [
    ['today', 'today', 'yesterday'],
    ['the last day of sale', 'the last day of sale', 'the day after the last of sale'],
    ['the way back', 'back on the same day', 'back a day before'],
  ],
  'V-18': [['six signs of a PNR', 'PNR and surname', 'five signs of the PNR']],
  'V-19': [['24 hours', '24 hours', '24 hours less a millisecond']],
  'V-20': [
    ['twice one', 'one, two children', 'one, three children'],
    ['twice two', 'two, four children', 'two, five children'],
    ['twice eleven', 'eleven, 22 children', 'eleven, 23 children'],
  ],
  'V-22': [
    ['a week', 'a week', 'a week and a day'],
    ['the end', 'one day', 'an end before its beginning'],
    ['1900', 'the first week of 1900', 'the last day of 1899'],
    ['2100', 'the last week of 2100', 'the first day of 2101'],
  ],
  'V-24': [
    ['one passenger before a pet', 'a pet second', 'a pet alone'],
    ['the whole compartment', 'a dog and three passengers in it', 'a dog and two passengers in it'],
  ],
  'V-25': [['4 passengers', 'four in a compartment', 'three in a compartment']],
  'V-26': [
    ['no seat fewer', 'one and a seat', 'one and none'],
    ['no seat more', 'one and a seat', 'one and two'],
    ['one fewer of many', 'eleven and eleven', 'eleven and ten'],
    ['the most in one sale', 'eleven and eleven', 'twelve and twelve, more than one sale has'],
  ],
  'V-28': [['the last passenger', 'the first on the second', 'on somebody who is not there']],
  'V-29': [
    ['3 of a family', 'three of a family', 'two of a family'],
    ['11 of a family', 'eleven of a family', 'twelve of a family'],
    ['the first day of 2025', 'a couple of 1 January 2025', 'a couple of 31 December 2024'],
    ['the last day of 2025', 'a couple of 31 December 2025', 'a couple of 1 January 2026'],
    ['one companion', 'a companion of one who is disabled', 'two companions of one'],
  ],
  'V-30': [['one who is written to', 'the second is written to', 'nobody of two']],
  'V-33': [
    ['12 digits of a card', 'twelve zeros, which add up', 'eleven zeros'],
    ['19 digits', 'nineteen zeros', 'twenty zeros'],
    ['60 letters of a holder', 'sixty letters of a holder', 'sixty-one letters of a holder'],
    ['the month', 'the month that is running', 'a month that is over'],
    ['3 digits of the code', 'all four', 'two digits of the code'],
    ['4 digits of the code', 'four digits of the code', 'five digits of the code'],
    ['40 signs of a name', '40 signs', '41 signs'],
    ['5 digits of a zip, no fewer', 'five digits', 'four digits'],
    ['5 digits of a zip, no more', 'five digits', 'six digits'],
  ],
  'V-34': [['its last moment', 'unused, good for half a minute', 'unused, ends now']],
  'V-35': [
    ['a year', 'a year to the day', 'a day less than a year'],
    ['three conditions', 'all three', 'without the conditions'],
  ],
};

/** Rules that know no bound, and why. */
export const rulesWithoutBound: Readonly<Record<string, string>> = {
  'V-01': 'fields are there or not; how long an e-mail may be is said in V-03',
  'V-03': 'an e-mail has a form',
  'V-07': 'how many digits a phone has is said in V-12',
  'V-08': 'a contract is accepted or not',
  'V-10': 'the register knows a person or not',
  'V-23': 'two people sit beside each other or not',
  'V-27': 'a place is for wheelchairs or not',
};
