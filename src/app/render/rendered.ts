import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { AddressName } from '#domain/shop/addresses.ts';
import type { Language } from '#domain/values/language.ts';

/** A page that was drawn: its text, plain and pressed, and the policy it must be sent with. */
export type Rendered = {
  readonly html: string;
  readonly brotli: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  readonly policy: string;
  readonly place: AddressName;
  readonly language: Language;
  readonly lasts: 'long' | 'moment';
};

const press = promisify(brotliCompress);
/** As well as can be takes a hundred times as long as soon as can be. */
const qualities = { well: constants.BROTLI_MAX_QUALITY, soon: 4 } as const;

export type Pressing = keyof typeof qualities;

export const rendered = async (
  drawn: Pick<Rendered, 'html' | 'policy' | 'place' | 'language' | 'lasts'>,
  pressing: Pressing,
): Promise<Rendered> => ({
  ...drawn,
  brotli: new Uint8Array(
    await press(drawn.html, { params: { [constants.BROTLI_PARAM_QUALITY]: qualities[pressing] } }),
  ),
  etag: `"${createHash('sha256').update(drawn.html).digest('base64url').slice(0, 24)}"`,
});
