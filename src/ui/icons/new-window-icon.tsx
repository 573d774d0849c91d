import { mirroredInRtl } from './icon.css.ts';
import { Icon } from './icon.tsx';

export const NewWindowIcon = () => (
  <Icon path="M13.5 4.5h6v6m0-6-8.5 8.5M10 5.5H4.5v14h14V14" className={mirroredInRtl} />
);
