import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** The summary of what is wrong, and what it says, in its order. It has the focus. */
export const readSummary = async () => {
  const summary = page.getByRole('alert');
  await expect.element(summary).toHaveFocus();
  const links = summary.getByRole('link').elements();
  return { summary, problems: links.map((link) => link.textContent) };
};
