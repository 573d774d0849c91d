import type { ReactNode } from 'react';
import { content, disclosure, summary as summaryClass, turning } from './disclosure.css.ts';
import { ChevronDownIcon } from './icons/chevron-down-icon.tsx';

type Own = {
  readonly summary: string;
  readonly children: ReactNode;
  /** Disclosures of one group close each other. */
  readonly group?: string;
};

/** More, for those who want it. */
export const Disclosure = ({ summary, group, children }: Own) => (
  <details className={disclosure} name={group}>
    <summary className={summaryClass}>
      <span className={turning}>
        <ChevronDownIcon />
      </span>
      {summary}
    </summary>
    <div className={content}>{children}</div>
  </details>
);
