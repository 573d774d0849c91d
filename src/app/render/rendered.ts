import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { AddressName } from '#domain/addresses.ts';
import type { Language } from '#domain/language.ts';

/** A page that was drawn: its text, plain and pressed, and the policy it must be sent with. */
export type Rendered = {
  readonly html: string;
  readonly brotli: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  readonly policy: string;
  readonly place: AddressName;
  readonly language: Language;
};

const press = promisify(brotliCompress);
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

export const rendered = async (
  drawn: Pick<Rendered, 'html' | 'policy' | 'place' | 'language'>,
): Promise<Rendered> => ({
  ...drawn,
  brotli: new Uint8Array(await press(drawn.html, best)),
  etag: `"${createHash('sha256').update(drawn.html).digest('base64url').slice(0, 24)}"`,
});
