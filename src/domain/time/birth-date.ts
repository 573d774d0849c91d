const earliest = '1900-01-01';
const latest = '2100-12-31';
const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether a day stands in the calendar: 30 February and the 29th of an ordinary February do not. */
export const isRealDay = (day: string): boolean => {
  const [, year, month, date] = pattern.exec(day) ?? [];
  if (year === undefined || month === undefined || date === undefined) return false;
  const made = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)));
  return made.getUTCMonth() + 1 === Number(month) && made.getUTCDate() === Number(date);
};

/** A birth date is a real day between 1900 and 2100 and not after today. Days are ISO text. */
export const isBirthDate = (day: string, today: string): boolean =>
  isRealDay(day) && day >= earliest && day <= latest && day <= today;

/** Whole months lived on a day. */
export const monthsAt = (birthDate: string, day: string): number => {
  const [birthYear = 0, birthMonth = 0, birthDay = 0] = birthDate.split('-').map(Number);
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return (year - birthYear) * 12 + month - birthMonth - (date < birthDay ? 1 : 0);
};
