import { addresses } from './addresses.ts';

/** Under which every boarding pass stands. */
export const ticketFolder = addresses['boarding-pass'].path.replace('{code}', '');

/** Where a ticket is shown, and where its file, its code as a picture and its journeys are had: by its code, without a script. */
export const ticketAddresses = (code: string) => {
  const part = encodeURIComponent(code);
  return {
    page: addresses['boarding-pass'].path.replace('{code}', part),
    file: `/crs/boarding-pass/${part}/pdf`,
    code: `/crs/boarding-pass/${part}/code`,
    calendar: `/crs/boarding-pass/${part}/calendar`,
  };
};

/** One file of several tickets. */
export const fileOfTickets = (codes: readonly string[]): string | null => {
  const [first, ...others] = codes;
  if (first === undefined) return null;
  const more = new URLSearchParams(others.map((code) => ['and', code])).toString();
  return ticketAddresses(first).file + (more === '' ? '' : `?${more}`);
};
