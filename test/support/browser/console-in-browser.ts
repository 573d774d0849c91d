import type { Page } from 'playwright';

const password = 'Bozkir1923';

const opened = async (page: Page, origin: string, email: string, address: string): Promise<void> => {
  await page.request.post('/mc/user/login', {
    data: { username: `${email}@example.com`, password },
    headers: { origin },
  });
  await page.goto(address);
};

/** A member of staff who is logged in, and has the console before them. */
export const openConsole = (page: Page, origin: string, email: string, query = ''): Promise<void> =>
  opened(page, origin, email, `/katalog${query}`);

/** Somebody who is logged in, and has the page on which support helps members before them. */
export const openMembership = (page: Page, origin: string, email: string): Promise<void> =>
  opened(page, origin, email, '/uyelik');

/** Somebody of the support who is logged in, and may look at bookings. */
export const openSupport = (page: Page, origin: string, email: string): Promise<void> =>
  opened(page, origin, email, '/destek');
