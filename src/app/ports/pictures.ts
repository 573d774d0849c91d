import { findingOfPicture } from '#domain/member/picture.ts';
import { granted, refused } from '#domain/values/answer.ts';
import type { PictureCalls } from '#gateway/members/picture-calls.ts';
import type { Deadline } from '#machines/kit/flow/deadline.ts';
import type { ChosenPicture, PictureRefusal } from '#screens/user-information/picture.flow.ts';
import { drawAnew } from './draw-anew.ts';
import type { LateGateway } from './gateway.ts';
import { sentBy } from './submission.ts';

const callsOf = async (gateway: LateGateway): Promise<PictureCalls> => {
  const [{ pictureCallsBy }, opened] = await Promise.all([
    import('#gateway/members/picture-calls.ts'),
    gateway(),
  ]);
  return pictureCallsBy(opened);
};

export const pictureReadOver = (gateway: LateGateway, deadline: Deadline) =>
  sentBy<ChosenPicture, string | null, PictureRefusal>(deadline, async (_, signal) =>
    (await callsOf(gateway)).load(signal),
  );

/** Judges a chosen file, draws it anew and has it kept; no file takes the picture away. */
export const pictureKeptOver = (gateway: LateGateway, deadline: Deadline) =>
  sentBy<ChosenPicture, string | null, PictureRefusal>(deadline, async (file, signal) => {
    const calls = await callsOf(gateway);
    if (file === null) {
      const answer = await calls.remove(signal);
      return answer.ok ? granted(null) : answer;
    }
    const finding = findingOfPicture(file);
    if (finding !== null) return refused(finding);
    const drawn = await drawAnew(file);
    if (drawn === null) return refused('picture-wrong');
    const answer = await calls.keep(drawn.slice(drawn.indexOf(',') + 1), signal);
    return answer.ok ? granted(drawn) : answer;
  });
