import { bodyOf } from '#server/platform/http/body.ts';

const small = { bytes: 16_384, milliseconds: 10_000 } as const;
const form = /^application\/x-www-form-urlencoded(?:\s*;|$)/i;

/**
 * What a form of any origin brings: it says nothing of who sent it, so that nothing in it is believed before the bank
 * or its signature has been asked.
 */
export const foreignForm = async (request: Request): Promise<URLSearchParams> => {
  if (!form.test(request.headers.get('content-type') ?? '')) return new URLSearchParams();
  const read = await bodyOf(request, small);
  const fields = new URLSearchParams(read.ok ? new TextDecoder().decode(read.value) : '');
  return [...fields.values()].some((value) => value.includes('\0')) ? new URLSearchParams() : fields;
};
