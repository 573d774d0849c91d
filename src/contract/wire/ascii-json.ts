const beyond = /[\u0080-\uffff]/g;

const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** JSON of signs of one byte alone: a long text of them is joined and sent at a fraction of the cost. */
export const asciiJson = (value: unknown): string => JSON.stringify(value).replaceAll(beyond, escaped);
