import type { ReactNode } from 'react';
import { ChevronDownIcon } from '#ui/icons/chevron-down-icon.tsx';
import { content, disclosure, summary as summaryClass, turning } from './disclosure.css.ts';

type Props = {
  readonly summary: string;
  readonly children: ReactNode;
  /** Disclosures of one group close each other. */
  readonly group?: string;
  /** Open whatever the reader did, because something within has to be seen. */
  readonly stays?: 'open' | undefined;
  /** The reader has opened it. */
  readonly onOpen?: () => void;
};

/** More, for those who want it. */
export const Disclosure = ({ summary, group, stays, onOpen, children }: Props) => (
  <details
    className={disclosure}
    name={group}
    open={stays === 'open' ? true : undefined}
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
