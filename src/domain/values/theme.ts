export const themes = ['system', 'light', 'dark'] as const;

/** How the shop looks: as the device does, light, or dark. */
export type Theme = (typeof themes)[number];

export const isTheme = (text: string): text is Theme => themes.some((theme) => theme === text);

/** `?gorunum=dark` on any address chooses the look and keeps it; it works without a script. */
export const themeQuery = 'gorunum';
