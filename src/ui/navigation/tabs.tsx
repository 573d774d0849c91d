import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useWords } from '#ui/hooks/words-context.ts';
import { list, panel, tab as tabClass, tabs as tabsClass } from './tabs.css.ts';

type Tab = { readonly key: string; readonly name: string; readonly content: ReactNode };

type Props = {
  readonly name: string;
  readonly tabs: readonly Tab[];
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
};

const stepOf = (key: string, direction: 'ltr' | 'rtl') => {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  return (key === 'ArrowRight') === (direction === 'ltr') ? 1 : -1;
};

const nextOf = (key: string, at: number, count: number, direction: 'ltr' | 'rtl') => {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return (at + stepOf(key, direction) + count) % count;
};

/** Several views of one thing, of which one is seen. Arrows move along the way the page runs. */
export const Tabs = ({ name, tabs, chosen, onChoose }: Props) => {
  const { direction } = useWords();
  const group = useId();
  const at = tabs.findIndex(({ key }) => key === chosen);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const next = nextOf(event.key, at, tabs.length, direction);
    const found = tabs[next];
    if (found === undefined || next === at) return;
    event.preventDefault();
    onChoose(found.key);
    document.getElementById(`${group}-${found.key}`)?.focus();
  };
  return (
    <div className={tabsClass}>
      <div role="tablist" aria-label={name} className={list}>
        {tabs.map(({ key, name: tabName }) => (
          <button
            key={key}
            id={`${group}-${key}`}
            type="button"
            role="tab"
            className={tabClass}
            aria-selected={key === chosen}
            aria-controls={`${group}-panel`}
            tabIndex={key === chosen ? 0 : -1}
            onClick={() => onChoose(key)}
            onKeyDown={move}
          >
            {tabName}
          </button>
        ))}
      </div>
      <div id={`${group}-panel`} role="tabpanel" className={panel} aria-labelledby={`${group}-${chosen}`}>
        {tabs[at]?.content}
      </div>
    </div>
  );
};
