import { breathe } from '#app/browser/breathe.ts';
import { watchLeaving } from '#app/browser/page-left.ts';
import { languagesToTry } from '#app/browser/stored-language.ts';
import { wantWords } from './bring.ts';

/** The scripts of a page run in steps, so that the reader is never kept waiting for all of them. */
const start = async (root: Element) => {
  wantWords(...languagesToTry(document.documentElement.lang));
  await import('react');
  await breathe();
  await import('react-dom/client');
  await breathe();
  await import('@tanstack/react-router').then(({ createRouter }) => createRouter);
  await breathe();
  const { liveIn } = await import('./live-in.ts');
  await breathe();
  await liveIn(root);
};

watchLeaving();
const root = document.getElementById('shop');
if (root) start(root).catch(window.early.tellFailure);
