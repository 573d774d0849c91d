import { phoneFormatOf } from '#domain/person/phone-table.ts';
import { asOne } from '#i18n/as-one.ts';

type Phone = { readonly phoneCountry: string; readonly phone: string };

/** A telephone as it is read, on one line; nothing where there is none. */
export const phoneText = ({ phoneCountry, phone }: Phone): string =>
  phone === '' ? '' : asOne(`+${phoneFormatOf(phoneCountry).dialCode} ${phone}`.replaceAll(' ', '\u00a0'));
