import type { ReactNode } from 'react';
import { fileOfTickets } from '#domain/shop/ticket-addresses.ts';
import type { ButtonLook } from '#ui/buttons/button.tsx';
import { FileLink } from '#ui/buttons/file-link.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Ways } from '#ui/layout/ways.tsx';

type Own = {
  readonly codes: readonly string[];
  readonly look?: ButtonLook;
  /** What else can be done on paper. */
  readonly children?: ReactNode;
};

/** The tickets that hold, as one file. */
export const FileOfTickets = ({ codes, look = 'secondary', children }: Own) => {
  const { say } = useWords();
  const file = fileOfTickets(codes);
  const count = codes.length;
  return file === null ? null : (
    <Ways>
      <FileLink
        href={file}
        failed={say('ticket.file.failed')}
        over={say('ticket.file.over', { count })}
        look={look}
      >
        {say('result.file', { count })}
      </FileLink>
      {children}
    </Ways>
  );
};
