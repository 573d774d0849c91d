/** The value of a cookie of the request, or null. */
export const cookieOf = (request: Request, name: string): string | null =>
  (request.headers.get('cookie') ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null;
