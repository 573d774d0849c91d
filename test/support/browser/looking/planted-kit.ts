import type { Page } from 'playwright';
import type { rules } from './judge.ts';
import type { View } from './view.ts';

/** A page with a fault or without it, and what happens on it. */
export type PlantedStep = {
  readonly html: string;
  readonly language?: string;
  /** What lies over the page at first is opened. */
  readonly opens?: (page: Page) => Promise<void>;
  /** What the reader does, or the world. */
  readonly happens?: (page: Page) => Promise<void>;
  readonly view?: Partial<Pick<View, 'by' | 'isHeld' | 'isTouch'>>;
};

export const press = (page: Page) => page.getByRole('button').first().click();
export const closes = (page: Page) => page.getByRole('button', { name: 'Kapat' }).click();

/** What is planted, and the same page without the fault; where other rules must find it as well, they are named. */
export type Planted = readonly [
  rule: keyof typeof rules,
  name: string,
  fault: PlantedStep,
  clean: PlantedStep,
  found: readonly string[],
  others?: readonly (keyof typeof rules)[],
];

export const tall = '<div style="height:1500px"></div>';
export const button = (does: string, name = 'Kaydet') =>
  `<button onclick="${does}" style="min-height:44px;min-width:44px">${name}</button>`;
export const adds = (html: string) => `document.querySelector('#new').innerHTML='${html}'`;
/** The page that comes has a heading of its own. */
export const another = `const h1=document.querySelector('h1');h1.replaceWith(h1.cloneNode(true))`;
export const busy = `this.textContent='Kaydediliyor'`;
export const alertOf = (more = '') => `<p role=alert tabindex=-1 ${more}>Kaydedilemedi.</p>`;
export const held = { by: 'reader', isHeld: true } as const;
