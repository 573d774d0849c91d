/** What is answered while its headers are plain: in a `Response` they cost more than a small answer does. */
export type Reply = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
  readonly body: string | Uint8Array<ArrayBuffer> | null;
};

export const responseOf = ({ status, headers, cookies, body }: Reply): Response => {
  const cookieHeaders = cookies.map((cookie): [string, string] => ['set-cookie', cookie]);
  return new Response(body, { status, headers: [...Object.entries(headers), ...cookieHeaders] });
};
