import { keepPicture, loadPicture, removePicture } from '#contract/members/pictures.ts';
import { type Answer, granted } from '#domain/values/answer.ts';
import type { Gateway } from '#gateway/wire/gateway.ts';

/** A picture as it is shown: written into its own address. */
type Shown = string | null;

/** What a member asks of the own picture. */
export const pictureCallsBy = ({ call }: Gateway) => ({
  load: async (_: unknown, signal: AbortSignal): Promise<Answer<Shown, 'sign-in-needed'>> => {
    const answer = await call(loadPicture, undefined, signal);
    if (!answer.ok) return answer;
    const kept = answer.value;
    return granted(kept === null ? null : `data:${kept.type};base64,${kept.content}`);
  },
  keep: ({ content }: { readonly content: string }, signal: AbortSignal) =>
    call(keepPicture, { content }, signal),
  remove: (_: unknown, signal: AbortSignal) => call(removePicture, undefined, signal),
});
