import { useEffect, useRef } from 'react';

/** What a frame of one origin tells the page; what anyone else says is not heard. */
export const useFrameTold = (origin: string, hear: (told: unknown) => void) => {
  const element = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const isTheFrame = event.origin === origin && event.source === element.current?.contentWindow;
      if (isTheFrame) hear(event.data);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [origin, hear]);
  return element;
};
