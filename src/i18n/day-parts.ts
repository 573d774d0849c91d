type Shape = Intl.DateTimeFormatOptions;

/** Making a format is a hundred times the work of using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (locale: string, shape: Shape): Intl.DateTimeFormat => {
  const key = `${locale} ${JSON.stringify(shape)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, shape);
  formats.set(key, format);
  return format;
};

/** The parts of an instant by name, so that a language can put them in its own order. */
export const dayParts = (at: number | Date, locale: string, timeZone: string, shape: Shape) =>
  Object.fromEntries(
    formatOf(locale, { ...shape, timeZone, hourCycle: 'h23' })
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
