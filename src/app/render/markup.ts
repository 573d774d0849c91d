const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it may stand in the page, between tags or inside quotes. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);

type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** The opening tag of an element. `true` writes the bare name, `false` and `undefined` nothing. */
export const tag = (name: string, attributes: Attributes): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => {
      if (value === true) return ` ${key}`;
      return typeof value === 'string' ? ` ${key}="${escaped(value)}"` : '';
    })
    .join('')}>`;
