import { reportRecording as call } from '#contract/operations/support.ts';
import type { Recording } from '#domain/shop/recorded-step.ts';
import { isHeard } from '#gateway/wire/is-heard.ts';

/** Goes with the browser's own cookies, by which the server knows whose booking it is. */
export const reportRecording = (origin: string, body: Recording & { readonly locator: string }) =>
  isHeard(`${origin}${call.path}`, { method: call.method, credentials: 'same-origin', body });
