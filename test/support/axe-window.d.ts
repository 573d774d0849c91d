declare interface Window {
  readonly axe: typeof import('axe-core');
}
