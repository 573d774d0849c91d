import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ChevronDownIcon } from '#ui/icons/chevron-down-icon.tsx';
import { content, disclosure, summary as summaryClass, turning } from './disclosure.css.ts';

type Props = {
  readonly summary: string;
  readonly children: ReactNode;
  /** Disclosures of one group close each other. */
  readonly group?: string;
  /** Opened, because something within has to be seen. It is for the reader to close it. */
  readonly stays?: 'open' | undefined;
  /** The reader has opened it. */
  readonly onOpen?: () => void;
};

/** More, for those who want it. What has been opened does not close by itself: what stands below would move. */
export const Disclosure = ({ summary, group, stays, onOpen, children }: Props) => {
  const element = useRef<HTMLDetailsElement>(null);
  const [first] = useState(stays);
  useEffect(() => {
    if (stays === 'open' && element.current !== null) element.current.open = true;
  }, [stays]);
  return (
    <details
      ref={element}
      className={disclosure}
      name={group}
      open={first === 'open' ? true : undefined}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onOpen?.();
      }}
    >
      <summary className={summaryClass}>
        <span className={turning}>
          <ChevronDownIcon />
        </span>
        {summary}
      </summary>
      <div className={content}>{children}</div>
    </details>
  );
};
