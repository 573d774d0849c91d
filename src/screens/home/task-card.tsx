import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';
import { mark, text as textClass, way } from './task-card.css.ts';

type Own = {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
};

/** One thing that can be done now, and the way to it. */
export const TaskCard = ({ icon, title, text, children }: Own) => (
  <Card as="article">
    <span className={mark}>{icon}</span>
    <h3>{title}</h3>
    <p className={textClass}>{text}</p>
    <div className={way}>{children}</div>
  </Card>
);
