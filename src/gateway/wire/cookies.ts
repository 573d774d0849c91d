const tail = () => `Path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;

/** Cookies that page and server read in turn. None of them proves anything. */
export const cookies = {
  read: (name: string): string | null =>
    document.cookie
      .split('; ')
      .find((pair) => pair.startsWith(`${name}=`))
      ?.slice(name.length + 1) ?? null,

  /** Kept for so many seconds; null ends it with the browser, 0 at once. */
  write: (name: string, value: string, seconds: number | null): void => {
    const life = seconds === null ? '' : `; Max-Age=${seconds}`;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is absent where the shop is not served over TLS.
    document.cookie = `${name}=${value}${life}; ${tail()}`;
  },
};
