import type { ReactNode } from 'react';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import { choice, choices, group, name as nameClass } from './choice-links.css.ts';

type Choice = {
  readonly href: string;
  readonly isOn: boolean;
  /** The key that leads to it, where there is one. */
  readonly keys?: string | undefined;
  readonly children: ReactNode;
};

/** One of several ways to look at a list. It stands in the address, and works without a script. */
export const ChoiceLink = ({ href, isOn, keys, children }: Choice) => (
  <li>
    <a href={href} aria-current={isOn ? 'true' : undefined} aria-keyshortcuts={keys} className={choice}>
      {isOn ? <CheckIcon /> : null}
      {children}
    </a>
  </li>
);

type Choices = { readonly name: string; readonly children: ReactNode };

/** Choices whose name is heard and not seen. */
export const ChoiceList = ({ name, children }: Choices) => (
  <ul aria-label={name} className={choices}>
    {children}
  </ul>
);

/** Choices under their name. */
export const ChoiceGroup = ({ name, children }: Choices) => (
  <div className={group}>
    <span className={nameClass}>{name}</span>
    <ChoiceList name={name}>{children}</ChoiceList>
  </div>
);
