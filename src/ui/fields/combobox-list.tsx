import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useTimeout } from '#ui/hooks/use-timeout.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { PlaceName } from '#ui/theme/place-name.tsx';
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx';
import { empty as emptyClass, list, note, option as optionClass } from './combobox-list.css.ts';

export type ComboboxOption = {
  readonly key: string;
  readonly name: string;
  /** Tells it from others of like name. */
  readonly note: string | null;
};

type Props = {
  /** The field it helps to fill in. What stands in the field when the help comes stays there. */
  readonly input: HTMLInputElement;
  readonly name: string;
  readonly optionsFor: (entered: string) => readonly ComboboxOption[];
  /** Said when nothing fits what was typed. */
  readonly emptyTextFor: (entered: string) => string;
  /** Whether it is the whole name of something not to be had here: nothing is taken in its stead unasked. */
  readonly isElsewhere: (entered: string) => boolean;
};

type Shown = {
  readonly entered: string;
  readonly options: readonly ComboboxOption[];
  /** Where the arrows stand. */
  readonly active: number;
  /** Whether the first is taken where no arrow was pressed. */
  readonly takesFirst: boolean;
};

const most = 8;
/** No arrow has been pressed yet. */
const none = -1;

const put = (element: Element, name: string, value: string | null): void => {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
};

const write = (input: HTMLInputElement, text: string): void => {
  input.value = text;
};

const stepOf = (key: string): number => {
  if (key === 'ArrowDown') return 1;
  return key === 'ArrowUp' ? -1 : 0;
};

/** From none the arrows lead to the first and to the last. */
const nextOf = (active: number, step: number, count: number): number =>
  active === none && step < 0 ? count - 1 : (active + step + count) % count;

const optionIdOf = (listId: string, { key }: ComboboxOption) => `${listId}-${key}`;

/** Whoever goes on typing is not talked over, nor kept waiting for the sentence. */
const quiet = 600;

const CountStatus = ({ count }: { readonly count: number }) => {
  const { say } = useWords();
  return useTimeout('awaited', 0, quiet) ? say('ui.combobox.count', { count }) : null;
};

/** Turns a field of text into one with a list of what fits: the first is taken unless another is chosen. */
export const ComboboxList = ({ input, name, optionsFor, emptyTextFor, isElsewhere }: Props) => {
  const listId = useId();
  const shownFor = (entered: string): Shown => ({
    entered,
    options: optionsFor(entered).slice(0, most),
    active: none,
    takesFirst: entered !== '' && !isElsewhere(entered),
  });
  const [shown, setShown] = useState<Shown | null>(null);
  const active = shown?.options[shown.active];
  const taken = active ?? (shown?.takesFirst ? shown.options[0] : undefined);

  const open = (entered: string) => setShown(shownFor(entered));
  const close = () => setShown(null);
  const choose = (option: ComboboxOption) => {
    write(input, option.name);
    close();
  };
  const move = (step: number) => {
    const count = shown?.options.length ?? 0;
    if (shown === null) open(input.value === input.defaultValue ? '' : input.value);
    else if (count > 0) setShown({ ...shown, active: nextOf(shown.active, step, count) });
  };
  const seeKey = useEffectEvent((event: KeyboardEvent) => {
    const step = event.isComposing ? 0 : stepOf(event.key);
    if (step !== 0) {
      event.preventDefault();
      move(step);
    } else if (event.key === 'Enter' && taken !== undefined) {
      event.preventDefault();
      choose(taken);
    } else if (event.key === 'Escape' && shown !== null) {
      event.preventDefault();
      close();
    }
  });
  const showForInput = useEffectEvent(() => open(input.value));
  const seePressed = useEffectEvent(() => {
    if (shown === null) open('');
  });
  const seeFocus = useEffectEvent(() => {
    if (input.value === '') open('');
    else input.select();
  });
  const seeLeft = useEffectEvent(() => {
    if (taken !== undefined) choose(taken);
    else close();
  });

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    input.removeAttribute('list');
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.addEventListener('keydown', seeKey, { signal });
    input.addEventListener('input', showForInput, { signal });
    input.addEventListener('click', seePressed, { signal });
    input.addEventListener('focus', seeFocus, { signal });
    input.addEventListener('blur', seeLeft, { signal });
    // What was typed before anybody listened is heard now.
    if (document.activeElement === input) input.dispatchEvent(new Event('input'));
    return () => leaving.abort();
  }, [input]);

  const isOpen = shown !== null && shown.options.length > 0;
  const activeId = active === undefined ? null : optionIdOf(listId, active);
  useEffect(() => {
    input.setAttribute('aria-expanded', String(isOpen));
    put(input, 'aria-controls', isOpen ? listId : null);
    put(input, 'aria-activedescendant', activeId);
    if (activeId !== null) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [input, listId, isOpen, activeId]);

  if (shown === null) return null;
  return shown.options.length === 0 ? (
    <output className={emptyClass}>{emptyTextFor(shown.entered)}</output>
  ) : (
    <>
      <div
        id={listId}
        role="listbox"
        tabIndex={-1}
        aria-label={name}
        className={list}
        onMouseDown={(event) => event.preventDefault()}
      >
        {shown.options.map((option, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
          <div
            key={option.key}
            id={optionIdOf(listId, option)}
            role="option"
            tabIndex={-1}
            aria-selected={option === taken}
            data-active={at === shown.active ? '' : undefined}
            className={optionClass}
            onClick={() => choose(option)}
          >
            <span>
              <PlaceName>{option.name}</PlaceName>
            </span>
            {option.note === null ? null : (
              <span className={note}>
                <bdi>{option.note}</bdi>
              </span>
            )}
          </div>
        ))}
      </div>
      <VisuallyHidden>
        <output>
          <CountStatus key={shown.entered} count={shown.options.length} />
        </output>
      </VisuallyHidden>
    </>
  );
};
