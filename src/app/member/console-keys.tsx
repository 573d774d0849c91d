import { useEffect, useState } from 'react';
import { type ConsoleKey, consoleKeyOf } from '#domain/catalogue/console-key.ts';
import { stored } from '#gateway/wire/stored.ts';
import { KeyList } from '#screens/staff-console/keys/key-list.tsx';
import type { Keys } from '#screens/staff-console/keys/keys-context.ts';

const storedName = 'console-keys';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea, [contenteditable]') !== null;

const marked = (key: ConsoleKey): HTMLElement | null =>
  document.querySelector<HTMLElement>(`main [aria-keyshortcuts="${key}"]`);

/** The entry after or before the one with the focus; the first where none has it. */
const stepTo = (step: -1 | 1) => {
  const entries = [...document.querySelectorAll<HTMLElement>('main tbody th a')];
  const at = entries.findIndex((entry) => entry.matches(':focus'));
  entries[at < 0 ? 0 : Math.min(Math.max(at + step, 0), entries.length - 1)]?.focus();
};

/** What is typed in a form is not left behind by a slip of a finger. */
const mayLeave = (key: ConsoleKey): boolean =>
  key === 's' || key === '?' || document.querySelector('main form') === null;

/** What a key does is pressed where it stands; without one, keys for neighbours move in the list. */
const actBy = (key: ConsoleKey) => {
  const target = marked(key);
  if (target === null) {
    if (key === 'j') stepTo(1);
    if (key === 'k') stepTo(-1);
    return;
  }
  target.focus();
  if (key !== 'f') target.click();
};

/** Whether single keys do anything in this browser, and the way to turn them. */
export const useKeysTurned = (): readonly [keys: Keys, onTurn: () => void] => {
  const [keys, turn] = useState<Keys>(() => (stored.read(storedName) === 'off' ? 'off' : 'on'));
  const turned = () => {
    const next = keys === 'on' ? 'off' : 'on';
    stored.write(storedName, next);
    turn(next);
  };
  return [keys, turned];
};

/** Single keys of the console. None does anything while somebody types or a dialog is open. */
export const ConsoleKeys = ({ keys, onTurn }: { readonly keys: Keys; readonly onTurn: () => void }) => {
  const [isOpen, open] = useState(false);
  useEffect(() => {
    const ending = new AbortController();
    const press = (event: KeyboardEvent) => {
      const key = consoleKeyOf(event);
      const isBusy = isTyping(event.target) || document.querySelector('dialog[open]') !== null;
      if (key === null || isBusy || !mayLeave(key) || event.defaultPrevented || event.repeat) return;
      event.preventDefault();
      actBy(key);
    };
    if (keys === 'on') document.addEventListener('keydown', press, { signal: ending.signal });
    return () => ending.abort();
  }, [keys]);
  return <KeyList isOpen={isOpen} onOpen={() => open(true)} onDismiss={() => open(false)} onTurn={onTurn} />;
};
