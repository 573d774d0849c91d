import type { Room } from './zoom.ts';

/** Below this a picture is worth being scrolled to. */
const least = 144;

/** How much of the window is left for a frame, as the page stands before anybody scrolls. */
export const roomOf = (frame: HTMLElement): Room => {
  const stage = frame.parentElement ?? frame;
  const page = stage.parentElement ?? stage;
  const above =
    page.getBoundingClientRect().top +
    scrollY +
    frame.getBoundingClientRect().top -
    stage.getBoundingClientRect().top;
  const most = Number.parseFloat(getComputedStyle(frame).maxBlockSize);
  const own = (Number.isNaN(most) ? frame.offsetHeight : most) - 2 * frame.clientTop;
  return {
    width: frame.offsetWidth - 2 * frame.clientLeft,
    height: Math.min(own, Math.max(least, innerHeight - above - 2 * frame.clientTop)),
  };
};
