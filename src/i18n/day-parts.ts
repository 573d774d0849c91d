type Shape = Intl.DateTimeFormatOptions;

/** The parts of an instant by name, so that a language can put them in its own order. */
export const dayParts = (at: number | Date, locale: string, timeZone: string, shape: Shape) =>
  Object.fromEntries(
    new Intl.DateTimeFormat(locale, { ...shape, timeZone, hourCycle: 'h23' })
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
