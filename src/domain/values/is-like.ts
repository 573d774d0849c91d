/** A part of something that was kept and is not known. */
export const partOf = (told: unknown, name: string): unknown =>
  typeof told === 'object' && told !== null ? Object.getOwnPropertyDescriptor(told, name)?.value : undefined;

/** Whether a value is made as another is; what is null there may be anything here. */
export const isLike = <Known extends object>(known: Known, told: unknown): told is Known =>
  Object.entries(known).every(([name, value]) => {
    const part = partOf(told, name);
    return value === null ? part !== undefined : typeof part === typeof value;
  });
