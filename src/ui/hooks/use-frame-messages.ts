import { useLayoutEffect, useRef } from 'react';

/** What a frame of one origin tells the page, from its first word: it is listened to before it can load. What anyone else says is not heard. */
export const useFrameMessages = (
  origin: string,
  hear: (message: unknown, frame: HTMLIFrameElement) => void,
) => {
  const element = useRef<HTMLIFrameElement>(null);
  useLayoutEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const frame = element.current;
      if (frame !== null && event.origin === origin && event.source === frame.contentWindow)
        hear(event.data, frame);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [origin, hear]);
  return element;
};
