type Shape = Intl.DateTimeFormatOptions;

/** A format costs far more to make than to use. */
const made = new Map<string, Intl.DateTimeFormat>();

const formatOf = (locale: string, timeZone: string, shape: Shape): Intl.DateTimeFormat => {
  const key = `${locale} ${timeZone} ${JSON.stringify(shape)}`;
  const format = made.get(key) ?? new Intl.DateTimeFormat(locale, { ...shape, timeZone, hourCycle: 'h23' });
  made.set(key, format);
  return format;
};

/** The parts of an instant by name, so that a language can put them in its own order. */
export const dayParts = (at: number | Date, locale: string, timeZone: string, shape: Shape) =>
  Object.fromEntries(
    formatOf(locale, timeZone, shape)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
