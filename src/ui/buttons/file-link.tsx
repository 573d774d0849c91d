import { type ComponentProps, type MouseEvent, useState } from 'react';
import { LinkButton } from './link-button.tsx';

type Props = ComponentProps<typeof LinkButton> & {
  readonly href: string;
  /** What is said when there is no file to be had, and what can be done instead. */
  readonly failed: string;
  /** The same where the server was reached and leads elsewhere: what the file would be of does not hold any more. */
  readonly over?: string;
};

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

type Became = 'calm' | 'failed' | 'over';

/** Whether the server gives the file now, which is not made for that; where it leads elsewhere or is not reached it does not. */
const becomeOf = async (href: string): Promise<Became> => {
  const answer = await fetch(href, { method: 'HEAD', redirect: 'manual' });
  if (answer.ok) return 'calm';
  return answer.type === 'opaqueredirect' ? 'over' : 'failed';
};

/** A link to a file, opened in the same window, which nothing blocks. The page is not left for a file that cannot be had. */
export const FileLink = ({ failed, over = failed, href, ...rest }: Props) => {
  const [became, setBecame] = useState<Became>('calm');
  const follow = async () => {
    const now = await becomeOf(href).catch((): Became => 'failed');
    setBecame(now);
    if (now === 'calm') location.assign(href);
  };
  const messages = { calm: null, failed, over };
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
      <output>{messages[became]}</output>
    </>
  );
};
