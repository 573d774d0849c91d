/** A passenger as a member types one to keep. */
export const enteredContact = {
  firstName: 'deniz',
  lastName: 'kaya',
  gender: 'F',
  birthdate: '3.5.1990',
  nationalityCountryId: 1,
  citizenshipNo: '100 000 001 46',
  passportNo: 'U1234567',
  passportCountryId: 1,
};

/** What a member of the seed may change of their own record by themselves. */
export const enteredProfile = {
  version: 1,
  bloodType: { id: 8 },
  profession: { id: 28 },
  educationStatus: { id: 1 },
  mobileNumber: '0532 000 00 09',
  mobileNumberCountry: 'TR',
  cityId: 6,
  districtId: 601,
  neighbourhoodId: 6010,
  address: 'Bozkır  Sokak 1',
  permissionMarketingEmail: true,
  permissionMarketingSms: false,
};
