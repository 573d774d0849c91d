/** The nationality of whoever carries a citizenship number. */
export const turkish = 1;

type Numbered = {
  readonly nationalityCountryId: number;
  readonly citizenshipNo: string | null;
  readonly passportNo: string | null;
};

/** A customer's number is the citizenship number of a Turkish citizen, and the passport number of anybody else. */
export const customerNumberOf = ({
  nationalityCountryId,
  citizenshipNo,
  passportNo,
}: Numbered): string | null => (nationalityCountryId === turkish ? citizenshipNo : passportNo);
