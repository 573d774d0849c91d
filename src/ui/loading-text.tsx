import { loadingText } from './loading-text.css.ts';
import { Spinner } from './spinner.tsx';

/** Says in words what is being waited for. */
export const LoadingText = ({ text }: { readonly text: string }) => (
  <output className={loadingText}>
    <Spinner />
    {text}
  </output>
);
