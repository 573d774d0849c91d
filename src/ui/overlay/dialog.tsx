import { type ReactNode, useEffect, useId, useRef } from 'react';
import { CloseButton } from '#ui/buttons/close-button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { classes } from '#ui/theme/classes.ts';
import { actions as actionsClass, body, dialog, downwards, head, title as titleClass } from './dialog.css.ts';

type Props = {
  readonly isOpen: boolean;
  readonly title: string;
  /** The reader wants it gone: by the cross, by Escape. Whoever shows it decides whether it goes. */
  readonly onDismiss: () => void;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** `alertdialog` when an answer is due before anything else goes on. */
  readonly role?: 'dialog' | 'alertdialog';
  /** `downwards` where one step follows another: its head stays where it is, whatever comes. */
  readonly grows?: 'both-ways' | 'downwards';
};

/** What opened a dialog may lie in a panel that has closed since: then what opens the panel stands for it. */
const wayBackFrom = (opener: Element | null): HTMLElement | null => {
  const panel = opener?.closest('[popover]:not(:popover-open)');
  return panel ? document.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]`) : null;
};

/** A native dialog above the page, which cannot be reached meanwhile. Focus goes back to where it came from. */
export const Dialog = ({
  isOpen,
  title,
  onDismiss,
  actions,
  children,
  role = 'dialog',
  grows = 'both-ways',
}: Props) => {
  const { say } = useWords();
  const element = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element | null>(null);
  const titleId = useId();
  const textId = useId();
  useEffect(() => {
    const shown = element.current;
    if (shown === null) return;
    if (isOpen && !shown.open) {
      opener.current = document.activeElement;
      shown.showModal();
    }
    if (!isOpen && shown.open) {
      shown.close();
      // The browser lets go of what is no longer seen only when it draws again.
      const { activeElement: focused } = document;
      if (focused === document.body || shown.contains(focused))
        (wayBackFrom(opener.current) ?? document.querySelector('main'))?.focus({ preventScroll: true });
      // What was answered in it may have pushed what it was opened by out of the window.
      else focused?.scrollIntoView({ block: 'nearest' });
    }
  }, [isOpen]);
  return (
    <dialog
      ref={element}
      role={role}
      className={classes(dialog, grows === 'downwards' ? downwards : null)}
      aria-labelledby={titleId}
      aria-describedby={role === 'alertdialog' ? textId : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onDismiss();
      }}
      // It is told late: by then the dialog may stand open again.
      onClose={({ currentTarget }) => {
        if (isOpen && !currentTarget.open) onDismiss();
      }}
    >
      <div className={head}>
        <h2 id={titleId} className={titleClass}>
          {title}
        </h2>
        <CloseButton name={say('ui.dialog.close')} onClick={onDismiss} />
      </div>
      <div id={textId} className={body}>
        {children}
        {actions ? <div className={actionsClass}>{actions}</div> : null}
      </div>
    </dialog>
  );
};
