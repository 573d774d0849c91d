import { type ComponentProps, type MouseEvent, useState } from 'react';
import { LinkButton } from './link-button.tsx';

type Own = ComponentProps<typeof LinkButton> & {
  readonly href: string;
  /** What is said when there is no file to be had, and what can be done instead. */
  readonly failed: string;
};

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Whether the server gives the file now, which is not made for that; where it leads elsewhere or is not reached it does not. */
const isThere = async (href: string): Promise<boolean> => {
  const answer = await fetch(href, { method: 'HEAD', redirect: 'manual' });
  return answer.ok;
};

/** A link to a file, opened in the same window, which nothing blocks. The page is not left for a file that cannot be had. */
export const FileLink = ({ failed, href, ...rest }: Own) => {
  const [became, setBecame] = useState<'calm' | 'failed'>('calm');
  const follow = async () => {
    const may = await isThere(href).catch(() => false);
    setBecame(may ? 'calm' : 'failed');
    if (may) location.assign(href);
  };
  return (
    <>
      <LinkButton
        {...rest}
        href={href}
        onClick={(event) => {
          if (!isPlain(event)) return;
          event.preventDefault();
          void follow();
        }}
      />
      <output>{became === 'calm' ? null : failed}</output>
    </>
  );
};
