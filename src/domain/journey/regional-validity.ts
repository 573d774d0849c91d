/** A ticket of a regional train has no seat and is good for any train of its line for so many hours. */
export const regionalValidHours = 24;
