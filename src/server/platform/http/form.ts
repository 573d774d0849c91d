import type { Settings } from '#server/platform/settings.ts';
import { bodyOf } from './body.ts';
import { isOwnOrigin, isVouched } from './caller.ts';

const form = /^application\/x-www-form-urlencoded(?:\s*;|$)/i;

/**
 * What a plain form brings. Null unless the browser itself vouches that a page of ours sent it: a form, unlike JSON,
 * could be sent by any site.
 */
export const formOf = async (
  request: Request,
  settings: Pick<Settings, 'origin'>,
): Promise<URLSearchParams | null> => {
  if (!isVouched(request.headers) || !isOwnOrigin(request, settings)) return null;
  if (!form.test(request.headers.get('content-type') ?? '')) return null;
  const read = await bodyOf(request);
  if (!read.ok) return null;
  const fields = new URLSearchParams(new TextDecoder().decode(read.value));
  return [...fields.values()].some((value) => value.includes('\0')) ? null : fields;
};
