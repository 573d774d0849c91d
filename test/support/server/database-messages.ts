import type { Socket } from 'node:net';

/** One message between a client and PostgreSQL. The first one of a client has no kind of its own. */
export type Message = { readonly kind: string; readonly bytes: Buffer };

const lengthSize = 4;

/** Cuts what comes into messages. Whoever breaks off is let go. */
export const hearMessages = (
  socket: Socket,
  hear: (message: Message) => void,
  from: 'client' | 'server',
): void => {
  let rest = Buffer.alloc(0);
  let isStart = from === 'client';
  socket.on('error', () => socket.destroy());
  socket.on('data', (part) => {
    rest = Buffer.concat([rest, Buffer.from(part)]);
    for (;;) {
      const head = isStart ? 0 : 1;
      if (rest.length < head + lengthSize) return;
      const length = head + rest.readInt32BE(head);
      if (rest.length < length) return;
      const bytes = rest.subarray(0, length);
      rest = rest.subarray(length);
      const kind = isStart ? 'start' : String.fromCharCode(bytes[0] ?? 0);
      isStart = false;
      hear({ kind, bytes });
    }
  });
};

export const messageOf = (kind: string, body: Buffer): Buffer => {
  const length = Buffer.alloc(lengthSize);
  length.writeInt32BE(lengthSize + body.length);
  return Buffer.concat([Buffer.from(kind), length, body]);
};

const version = Buffer.from([0, 3, 0, 0]);

export const startOf = (user: string, database: string): Buffer =>
  messageOf('', Buffer.concat([version, Buffer.from(`user\0${user}\0database\0${database}\0\0`)]));

/** What a client names when it starts. */
export const namesIn = (start: Buffer): readonly string[] =>
  start
    .subarray(lengthSize + version.length)
    .toString()
    .split('\0')
    .filter((word, index) => index % 2 === 0 && word !== '');

/** Whether this says that no transaction goes on. */
export const isAtRest = ({ kind, bytes }: Message): boolean => kind === 'Z' && bytes.at(-1) === 73;
