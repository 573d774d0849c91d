import { tellRecording as call } from '#contract/support.ts';
import type { Recording } from '#domain/recorded-step.ts';

/** Goes with the browser's own cookies, by which the server knows whose booking it is, and outlives the page. True where it was heard. */
export const tellRecording = (origin: string, recording: Recording & { readonly locator: string }) =>
  fetch(`${origin}${call.path}`, {
    method: call.method,
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(recording),
  }).then(
    ({ ok }) => ok,
    () => false,
  );
