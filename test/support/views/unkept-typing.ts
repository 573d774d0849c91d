const typing = Promise.resolve({ read: () => null, keep: () => undefined });

/** A form of which nothing typed is kept. */
export const unkeptTyping = () => typing;
