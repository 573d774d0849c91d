import { mirroredInRtl } from './icon.css.ts';
import { Icon } from './icon.tsx';

export const ArrowIcon = () => <Icon path="M4 12h16m-6-6 6 6-6 6" className={mirroredInRtl} />;
