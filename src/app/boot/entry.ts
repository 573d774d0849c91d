import { watchLeaving } from '#app/browser/page-left.ts';
import { languagesToTry } from '#app/browser/stored-language.ts';
import { yieldToMain } from '#app/browser/yield-to-main.ts';
import { wantWords } from './load.ts';

/** The scripts of a page run in steps, so that the reader is never kept waiting for all of them. */
const start = async (root: Element) => {
  wantWords(...languagesToTry(document.documentElement.lang));
  await import('react');
  await yieldToMain();
  await import('react-dom/client');
  await yieldToMain();
  await import('@tanstack/react-router').then(({ createRouter }) => createRouter);
  await yieldToMain();
  const { startPage } = await import('./start-page.ts');
  await yieldToMain();
  await startPage(root);
};

watchLeaving();
const root = document.getElementById('shop');
if (root) start(root).catch(window.preboot.notifyFailure);
