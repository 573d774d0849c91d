const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** What a file of a feed says, or why it cannot be read, with its line. */
export type FeedText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly line: number; readonly reason: string };

const isUtf16 = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

/** A feed is written in UTF-8, and no cell of it has a zero byte. */
export const feedTextOf = (bytes: Uint8Array): FeedText => {
  if (isUtf16(bytes)) return { ok: false, line: 1, reason: 'is written in UTF-16; a feed is UTF-8' };
  const text = new TextDecoder().decode(bytes);
  const zero = text.indexOf('\0');
  if (zero >= 0) return { ok: false, line: lineAt(text, zero), reason: 'holds a zero byte' };
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    const line = lineAt(text, text.indexOf('\uFFFD'));
    return { ok: false, line, reason: 'is not UTF-8; a feed is' };
  }
};
