import { mirroredInRtl } from './icon.css.ts';
import { Icon } from './icon.tsx';

export const LogoutIcon = () => <Icon path="M14 4H5v16h9M10 12h11m-4-4 4 4-4 4" className={mirroredInRtl} />;
