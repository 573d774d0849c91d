import type { Page } from 'playwright';
import type { MessageId } from '#i18n/message-id.ts';

/** Tells of one woman all that a ticket needs. */
export const fillPassenger = async (
  page: Page,
  words: Readonly<Record<MessageId, string>>,
): Promise<void> => {
  const content = page.locator('#content');
  const fill = (label: string, text: string) => content.getByLabel(label, { exact: true }).fill(text);
  await content.getByLabel(words['passenger.gender.female'], { exact: true }).check();
  await fill(words['passenger.first-name'], 'Ayşe');
  await fill(words['passenger.last-name'], 'Yılmaz');
  await fill(words['passenger.birth-date'], '03.05.1990');
  await fill(words['passenger.identity'], '10000000146');
  await fill(words['passenger.email'], 'ayse@example.com');
  await fill(words['passenger.phone'], '532 123 45 67');
};
