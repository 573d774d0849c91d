import { mirroredInRtl } from './icon.css.ts';
import { Icon } from './icon.tsx';

export const BackIcon = () => <Icon path="M20 12H4m6-6-6 6 6 6" className={mirroredInRtl} />;
