import { mirroredInRtl } from './icon.css.ts';
import { Icon } from './icon.tsx';

export const ChevronIcon = () => <Icon path="m9 6 6 6-6 6" className={mirroredInRtl} />;
