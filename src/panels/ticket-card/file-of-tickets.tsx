import type { ReactNode } from 'react';
import { fileOfTickets } from '#domain/shop/ticket-addresses.ts';
import type { ButtonVariant } from '#ui/buttons/button.tsx';
import { FileLink } from '#ui/buttons/file-link.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Ways } from '#ui/layout/ways.tsx';

type Props = {
  readonly codes: readonly string[];
  readonly variant?: ButtonVariant;
  /** What else can be done on paper. */
  readonly children?: ReactNode;
};

/** The tickets that hold, as one file. */
export const FileOfTickets = ({ codes, variant = 'secondary', children }: Props) => {
  const { say } = useWords();
  const file = fileOfTickets(codes);
  const count = codes.length;
  return file === null ? null : (
    <Ways>
      <FileLink
        href={file}
        failed={say('ticket.file.failed')}
        over={say('ticket.file.over', { count })}
        variant={variant}
      >
        {say('result.file', { count })}
      </FileLink>
      {children}
    </Ways>
  );
};
