import type { ReactNode } from 'react';
import type { MessageId } from '#i18n/message-id.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import * as styles from './legend.css.ts';

type Entry = { readonly name: MessageId; readonly sight: ReactNode };

const Line = ({ kind }: { readonly kind: string }) => (
  <g className={`stroke ${kind}`}>
    <path className="way" d="M2 10H30" />
    <path className="head" d="M38 10L29 6L29 14Z" />
  </g>
);

const entries: readonly Entry[] = [
  { name: 'atlas.legend.event', sight: <Line kind="event" /> },
  { name: 'atlas.legend.done', sight: <Line kind="done" /> },
  { name: 'atlas.legend.error', sight: <Line kind="error" /> },
  { name: 'atlas.legend.time', sight: <Line kind="deadline" /> },
  { name: 'atlas.legend.always', sight: <Line kind="always" /> },
  { name: 'atlas.legend.mixed', sight: <Line kind="mixed" /> },
  { name: 'atlas.legend.uncovered', sight: <Line kind="mixed is-uncovered" /> },
  { name: 'atlas.legend.initial', sight: <circle className="dot" cx="20" cy="10" r="6" /> },
  {
    name: 'atlas.legend.final',
    sight: (
      <g className="state final">
        <rect className="edge" x="6" y="2" width="28" height="16" rx="6" />
        <rect className="inner-edge" x="9" y="5" width="22" height="10" rx="4" />
      </g>
    ),
  },
  {
    name: 'atlas.legend.world',
    sight: <path className="sign" d="M14 6h8M19 3l3 3l-3 3M24 13h-8M19 16l-3 -3l3 -3" />,
  },
  { name: 'atlas.legend.deadline', sight: <path className="sign" d="M20 4a6 6 0 1 0 .01 0M20 7v3l2 2" /> },
  {
    name: 'atlas.legend.lasted',
    sight: (
      <g className="lasted">
        <rect x="4" y="3" width="32" height="14" rx="7" />
      </g>
    ),
  },
  { name: 'atlas.legend.flow', sight: <path className="sign" d="M14 4h7v6h-7zM19 11v5h7v-7h-4" /> },
];

/** What the signs of the picture mean. */
export const Legend = () => {
  const { say } = useWords();
  return (
    <Disclosure summary={say('atlas.legend')}>
      <ul className={styles.legend}>
        {entries.map(({ name, sight }) => (
          <li key={name} className={styles.entry}>
            <svg className="chart" viewBox="0 0 40 20" width="40" height="20" aria-hidden="true">
              {sight}
            </svg>
            {say(name)}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
};
