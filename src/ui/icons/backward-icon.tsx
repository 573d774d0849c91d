import { mirroredInRtl } from './icon.css.ts';
import { Icon } from './icon.tsx';

export const BackwardIcon = () => <Icon path="m15 6-6 6 6 6" className={mirroredInRtl} />;
