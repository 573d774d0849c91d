import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import { axeRules } from './axe-rules.ts';
import { comeToRest } from './come-to-rest.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const asked: RunOptions = {
  runOnly: axeRules,
  resultTypes: ['violations'],
  // The bank's frame is of another origin, and cannot be asked from here: its page is looked at by itself.
  iframes: false,
};

const describeViolations = ({ violations }: AxeResults) =>
  violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary ?? ''}`),
  );

const problems = async (page: Page, options: RunOptions) => {
  await page.evaluate(comeToRest);
  await page.evaluate(source);
  // Wherever a page is scrolled to, something lies half under the head that stays; that makes it no smaller.
  const at = await page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const found = await page.evaluate((each) => window.axe.run(document, each), options);
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), at);
  return describeViolations(found);
};

/** What axe finds on a page as it stands. The page's policy does not see how axe comes in. */
export const axeProblems = (page: Page): Promise<readonly string[]> => problems(page, asked);

/** The same where the device forces its own colours: a page cannot be asked which those are. */
export const axeProblemsInForcedColors = (page: Page): Promise<readonly string[]> =>
  problems(page, { ...asked, rules: { 'color-contrast': { enabled: false } } });
