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
};

const told = ({ violations }: AxeResults) =>
  violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary ?? ''}`),
  );

const findings = async (page: Page, options: RunOptions) => {
  await page.evaluate(comeToRest);
  await page.evaluate(source);
  return told(await page.evaluate((each) => window.axe.run(document, each), options));
};

/** What axe finds on a page as it stands. The page's policy does not see how axe comes in. */
export const axeFindings = (page: Page): Promise<readonly string[]> => findings(page, asked);

/** The same where the device forces its own colours: a page cannot be asked which those are. */
export const axeFindingsInForcedColors = (page: Page): Promise<readonly string[]> =>
  findings(page, { ...asked, rules: { 'color-contrast': { enabled: false } } });
