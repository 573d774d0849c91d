import { problemOfPicture } from '#domain/member/picture.ts';
import { granted, refused } from '#domain/values/answer.ts';
import type { Deadline } from '#machines/kit/flow/deadline.ts';
import type { ChosenPicture, PictureRefusal } from '#screens/user-information/picture.flow.ts';
import type { LazyGateway } from './gateway.ts';
import { callOf, lazyCalls, sentBy } from './plug.ts';

const callsOf = (gateway: LazyGateway) =>
  lazyCalls(
    gateway,
    () => import('#gateway/members/picture-calls.ts'),
    ({ pictureCallsBy }, opened) => pictureCallsBy(opened),
  );

export const pictureReadOver = (gateway: LazyGateway, deadline: Deadline) =>
  sentBy<ChosenPicture, string | null, PictureRefusal>(
    deadline,
    callOf(callsOf(gateway), ({ load }) => load),
  );

const longestSide = 512;
const quality = 0.9;
const background = 'white';

/** Draws a picture small and anew, so that where it was taken stays on the device. Null where the file is none. */
const drawAnew = async (file: Blob): Promise<string | null> => {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  const { width, height } = picture;
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  pen.fillStyle = background;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.toDataURL('image/jpeg', quality);
};

/** Judges a chosen file, draws it anew and has it kept; no file takes the picture away. */
export const pictureKeptOver = (gateway: LazyGateway, deadline: Deadline) =>
  sentBy<ChosenPicture, string | null, PictureRefusal>(deadline, async (file, signal) => {
    const calls = await callsOf(gateway)();
    if (file === null) {
      const answer = await calls.remove(null, signal);
      return answer.ok ? granted(null) : answer;
    }
    const problem = problemOfPicture(file);
    if (problem !== null) return refused(problem);
    const drawn = await drawAnew(file);
    if (drawn === null) return refused('picture-wrong');
    const answer = await calls.keep({ content: drawn.slice(drawn.indexOf(',') + 1) }, signal);
    return answer.ok ? granted(drawn) : answer;
  });
